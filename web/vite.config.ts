import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { packed } from './build/packed.ts';
import { properties } from './build/properties.ts';
import { roundedIcons } from './build/rounded.ts';

export default defineConfig({
  plugins: [properties(), svelte(), roundedIcons(), icons({ compiler: 'svelte' }), packed()],
  build: {
    outDir: 'target/dist',
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows files of the hall alone
    modulePreload: { polyfill: false },
    manifest: true,
    emptyOutDir: true,
  },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'], environment: 'node' },
} as Parameters<typeof defineConfig>[0]);
