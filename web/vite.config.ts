import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { plainPreload } from './build/scripts/plain-preload.ts';
import { oneReact, preactForReact, reactLibraries } from './build/scripts/preact-for-react.ts';

const ownIcons = fileURLToPath(new URL('src/components/create-icon.ts', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), serveAdminEntry(), serveStart(), plainPreload(), hintAtCompilation()],
  resolve: {
    alias: [
      {
        find: '@shared',
        replacement: fileURLToPath(new URL('../functions/shared', import.meta.url)),
      },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ownIcons },
      ...preactForReact,
    ],
  },
  optimizeDeps: oneReact,
  ssr: { noExternal: reactLibraries },
  build: {
    target: 'baseline-widely-available',
    // The Content-Security-Policy forbids `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Keeps the exports of `main.tsx`, which each page's start script imports.
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: { groups: scriptGroups } },
      },
    }),
  },
}));

/**
 * Each group becomes one file with a module and all its imports, except those of earlier groups. Without groups,
 * the bundler makes many files of 1 to 3 kB, one for each set of shared modules.
 */
const scriptGroups = [
  { name: 'preact', test: /node_modules\/preact\/|lib\/preact\// },
  // What the first rows share with every page. They don't wait for the main script.
  { name: 'shared', test: /shared\/paths\.ts$|lib\/when-idle\.ts$|vite\/preload-helper/ },
  { name: 'main', test: /web\/src\/(main|startup\/after-first-screen|app\/buying-part)\.tsx?$/ },
  // Other code needs parts of these two, and would load authentication if they shared its file.
  { name: 'first-rows', test: /web\/src\/(core\/session\/first-session|admin\/start)\.ts$/ },
  { name: 'panel', test: /web\/src\/admin\/main\.tsx$/ },
  {
    name: 'lists',
    test: /web\/src\/admin\/pages\/(payables|customers|overview)-page\.tsx$/,
  },
  { name: 'tax', test: /web\/src\/content\/tax\.ts$/ },
  {
    name: 'api',
    test: /(core\/api\/as-user|core\/session\/has-role|lib\/foreign-scripts)\.ts$|shared\/endpoints\.ts$/,
  },
  { name: 'topic', test: /core\/(message-topic|talk-to-sales)\.tsx?$/ },
  // The product pages, the cart and the profile share these, and need no other code of each other.
  {
    name: 'catalogue',
    test: /shared\/(payments\/orders|catalogue\/cart)\.ts$|cart\/to-cart-items\.ts$|icons\/check\.mjs$/,
  },
  { name: 'product-cards', test: /catalogue\/components\/(product-cards|purchase)\.tsx$/ },
  { name: 'control-class', test: /fields\/control-class\.ts$/ },
  { name: 'quantity', test: /core\/quantity\/(quantity-chooser|quantity-texts|price-hint)\.tsx$/ },
  { name: 'payments', test: /(core\/payments\/payable-list|app\/payments\/use-payments)\.tsx?$/ },
  { name: 'profile', test: /app\/routes\/profile\.tsx$/ },
  { name: 'payables', test: /app\/profile\/parts\/(orders|order|invoices|invoice)\.tsx$/ },
  // Most forms have both, and the main script names every file that a form needs.
  { name: 'fields', test: /components\/fields\/(field|select)\.tsx$/ },
  { name: 'auth', test: /web\/src\/core\/session\/follow-user\.ts$/ },
  { name: 'database', test: /node_modules\/@firebase\/firestore\// },
].map((group, index) => ({ ...group, priority: 99 - index }));

const largeLibraries = new Set(['auth', 'database', 'money-chart']);

/**
 * Makes V8 compile all functions of a file while it loads, instead of each at its first call. Most functions of the
 * large libraries are never called.
 */
function hintAtCompilation(): Plugin {
  return {
    name: 'hint-at-compilation',
    apply: 'build',
    // Runs after Vite's own additions, because the hint must be the first line of a file.
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

/** Replaces Hosting's rewrite of `/admin` during development. */
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

/** Adds the start script during development, as the build does for each page. */
function serveStart(): Plugin {
  const html =
    '<meta name="scripts" content="/src/main.tsx" /><script type="module" src="/src/startup/start.ts"></script>';
  return {
    name: 'serve-start',
    apply: 'serve',
    transformIndexHtml: (page) => page.replace('<!--start-->', html),
  };
}
