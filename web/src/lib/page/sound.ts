let context: AudioContext | undefined;

/** A soft knock on wood, made on the spot: no file to load. Browsers allow it after the first touch of the page. */
export function knock(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.setValueAtTime(190, start);
  tone.frequency.exponentialRampToValueAtTime(90, start + 0.12);
  volume.gain.setValueAtTime(0.25, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.17);
}
