import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serveAdminEntry(), serveStart(), hintAtCompilation()],
  resolve: {
    alias: { '@shared': fileURLToPath(new URL('../functions/shared', import.meta.url)) },
  },
  build: {
    target: 'baseline-widely-available',
    // The content security policy forbids `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Those of `main.tsx`, which the start of each page imports.
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: { groups: scriptGroups } },
      },
    }),
  },
}));

/**
 * Each group is one file: a module with all that it imports, without what is in the groups above. Without them
 * the bundler makes a file of each set of modules that the same pages use, of 1 to 3 kB.
 */
const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'main', test: /web\/src\/main\.tsx$|vite\/preload-helper/ },
  // Not with authentication, which needs it too: other code would then load that.
  { name: 'env', test: /web\/src\/lib\/env\.ts$/ },
  { name: 'tax', test: /web\/src\/content\/tax\.ts$/ },
  { name: 'auth', test: /web\/src\/core\/session\/follow-user\.ts$/ },
  { name: 'database', test: /node_modules\/@firebase\/firestore\// },
].map((group, index) => ({ ...group, priority: 99 - index }));

const largeLibraries = new Set(['auth', 'database', 'money-chart']);

/**
 * Has V8 compile all functions of a file in the background while it loads, instead of each at its first call, when
 * a visitor waits. Of the large libraries, most functions are never called.
 */
function hintAtCompilation(): Plugin {
  return {
    name: 'hint-at-compilation',
    apply: 'build',
    // After Vite's own additions: only the first line of a file can be the hint.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || largeLibraries.has(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

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

/** What the build writes into each page. */
function serveStart(): Plugin {
  const html =
    '<meta name="scripts" content="/src/main.tsx" /><script type="module" src="/src/startup/start.ts"></script>';
  return {
    name: 'serve-start',
    apply: 'serve',
    transformIndexHtml: (page) => page.replace('<!--start-->', html),
  };
}
