import type { Plugin, Rollup } from 'vite';

/**
 * Merges the entry of `main.tsx` into the file with its code, where the export `run` keeps its name. Otherwise every
 * page loads one more file, which only renames that export.
 */
export function mergeMain(): Plugin {
  return {
    name: 'merge-main',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(isMainEntry);
      if (!entry) return;
      const [, short, name] = /^export\{([\w$]+) as run\}from"\.\/(.+)";$/m.exec(entry.code) ?? [];
      const main = Object.values(bundle).find(({ fileName }) => fileName === `assets/${name}`);
      if (main?.type !== 'chunk' || !short) throw new Error('The entry of main.tsx has changed.');
      main.code = withExport(main.code, short, 'run');
      delete bundle[entry.fileName];
    },
  };
}

function isMainEntry(file: Rollup.OutputAsset | Rollup.OutputChunk): file is Rollup.OutputChunk {
  return file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/main.tsx') === true;
}

/** Adds a second name to an export. The list of exports is the last statement. */
function withExport(code: string, name: string, second: string): string {
  const start = code.lastIndexOf('export{');
  const exported = new RegExp(`[{,]([\\w$]+) as ${name.replaceAll('$', '\\$')}[,}]`);
  const [, local] = exported.exec(code.slice(start)) ?? [];
  if (!local) throw new Error(`The script has no export ${name}.`);
  return (
    code.slice(0, start) + code.slice(start).replace('export{', `export{${local} as ${second},`)
  );
}
