import { gzipSync } from 'node:zlib';
import type { Rollup } from 'vite';

export type Script = Pick<Rollup.OutputChunk, 'fileName' | 'code' | 'imports' | 'modules'> & {
  /** The module that the script was built for. Null if the script only holds code that others share. */
  facadeModuleId: string | null;
};

/** The limits on the scripts that a page loads first. `maxBytes` is their size after gzip. */
export interface ScriptBudget {
  maxBytes: number;
  maxFiles: number;
}

/**
 * Returns the scripts that contain the modules, and all scripts that those import. `modules` are the ends of file
 * names.
 */
export function scriptsOf(built: readonly Script[], modules: readonly string[]): Script[] {
  const found = new Set<Script>();
  for (const module of modules) {
    const script =
      built.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      built.find((one) => Object.keys(one.modules).some((id) => id.endsWith(module)));
    if (!script) throw new Error(`${module} was not built.`);
    collect(script);
  }
  return [...found];

  function collect(script: Script): void {
    if (found.has(script)) return;
    found.add(script);
    for (const name of script.imports) {
      const imported = built.find(({ fileName }) => fileName === name);
      if (imported) collect(imported);
    }
  }
}

/** Throws if a page's scripts exceed the budget. The error lists the largest modules. */
export function checkBudget(
  page: string,
  scripts: readonly Script[],
  { maxBytes, maxFiles }: ScriptBudget,
): void {
  const bytes = scripts.reduce((sum, { code }) => sum + gzippedBytes(code), 0);
  if (bytes <= maxBytes && scripts.length <= maxFiles) return;
  throw new Error(
    [
      `${page} first loads ${bytes} bytes of scripts in ${scripts.length} files; its budget is ${maxBytes} in ${maxFiles}.`,
      'Its largest modules, in bytes:',
      ...largestModules(scripts).map(({ name, size }) => `${String(size).padStart(8)}  ${name}`),
    ].join('\n'),
  );
}

function largestModules(scripts: readonly Script[]) {
  return scripts
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([name, { code }]) => ({ name, size: gzippedBytes(code ?? '') }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 25);
}

function gzippedBytes(text: string): number {
  return gzipSync(text).length;
}
