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
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (sheets.length > 0) this.error(`Nothing loads ${sheets.join(', ')}.`);
    },
  };
}

const code = `
const preloaded = new Set();
export function __vitePreload(load, scripts = []) {
  for (const script of scripts) {
    if (preloaded.has(script)) continue;
    preloaded.add(script);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + script;
    document.head.append(link);
  }
  return load();
}`;
