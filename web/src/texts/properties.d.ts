declare module '*.properties' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
