import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serveAdminEntry(), startWithLowPriority()],
  resolve: {
    alias: { '@shared': fileURLToPath(new URL('../functions/shared', import.meta.url)) },
  },
  build: {
    target: 'baseline-widely-available',
    // The content security policy forbids `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } },
    }),
  },
}));

/**
 * Each group is one file: a module with all that it imports, without what is in the groups above. Without them
 * the bundler makes a file of each set of modules that the same pages use, of 1 to 3 kB.
 */
const scriptGroups = [
  { name: 'start', test: /web\/src\/start\.ts$|vite\/preload-helper/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'main', test: /web\/src\/main\.tsx$/ },
  // Not with authentication, which needs it too: other code would then load that.
  { name: 'env', test: /web\/src\/lib\/env\.ts$/ },
  { name: 'tax', test: /web\/src\/content\/tax\.ts$/ },
  { name: 'auth', test: /web\/src\/core\/session\/follow-user\.ts$/ },
  { name: 'database', test: /node_modules\/@firebase\/firestore\// },
].map((group, index) => ({ ...group, priority: 99 - index }));

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

/** So that the first paint comes first. Vite itself leaves the attribute out. */
function startWithLowPriority(): Plugin {
  return {
    name: 'start-with-low-priority',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script async ', '<script async fetchpriority="low" '),
    },
  };
}
