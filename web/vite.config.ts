import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serveAdminEntry()],
  resolve: {
    alias: { '@shared': fileURLToPath(new URL('../functions/shared', import.meta.url)) },
  },
  build: {
    target: 'baseline-widely-available',
    // The content security policy forbids `data:` fonts.
    assetsInlineLimit: 0,
    ...(!isSsrBuild && {
      rolldownOptions: { input: ['index.html', '_admin.html'].map(fileBeside) },
    }),
  },
}));

/** Replaces Hosting's rewrite during development. */
function serveAdminEntry(): Plugin {
  return {
    name: 'serve-admin-entry',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/admin(?:[/?]|$)/.test(request.url ?? '')) request.url = '/_admin.html';
        next();
      });
    },
  };
}

function fileBeside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
