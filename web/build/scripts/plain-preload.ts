import type { Plugin } from 'vite';

/**
 * Replaces the function with which Vite preloads the imports of a script that loads on demand. Vite's own also loads
 * style sheets, which our scripts don't have, and reports failures, which `load-with-retries.ts` handles. That takes
 * 0.6 kB in every page.
 */
export function plainPreload(): Plugin {
  return {
    name: 'plain-preload',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => code },
    // Runs after Vite has added the imports to preload.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && /^const __vite__mapDeps=.*\.css"/m.test(file.code)) {
            this.error(`${file.fileName} preloads a style sheet.`);
          }
        }
      },
    },
  };
}

const code = `
export function __vitePreload(load, scripts = []) {
  for (const script of scripts) {
    const href = '/' + script;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return load();
}`;
