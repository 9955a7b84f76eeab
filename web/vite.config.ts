import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: { '@shared': fileURLToPath(new URL('../functions/shared', import.meta.url)) },
  },
  build: {
    target: 'baseline-widely-available',
    // Nothing may be inlined as data: the content security policy takes fonts from files only.
    assetsInlineLimit: 0,
  },
});
