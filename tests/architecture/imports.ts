import { readFileSync } from 'node:fs';
import { dirname, posix, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** Paths from the project's root, with forward slashes. */
  from: string;
  /** A path like `from`, or a package's name. */
  to: string;
  isPackage: boolean;
}

/** Every static, dynamic and re-exporting import of a source file, type imports included. */
export function importsOf(root: string, file: string): Import[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const specifiers = [
    ...module.staticImports.map((item) => item.moduleRequest.value),
    ...module.staticExports.flatMap((item) =>
      item.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => literal(file, moduleRequest)),
  ];
  const from = slashed(relative(root, file));
  return [...new Set(specifiers)].map((specifier) => resolveImport(root, file, from, specifier));
}

/** Groups of files that import each other in a circle, as one path through each. */
export function findCycles(imports: readonly Import[]): string[][] {
  const edges = Map.groupBy(imports, ({ from }) => from);
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    if (finished.has(file)) return;
    for (const { to } of edges.get(file) ?? []) visit(to, [...path, file]);
    finished.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return cycles;
}

function resolveImport(root: string, file: string, from: string, specifier: string): Import {
  if (specifier.startsWith('@shared/')) {
    return { from, to: posix.join('functions/shared', specifier.slice(8)), isPackage: false };
  }
  if (!specifier.startsWith('.')) return { from, to: specifier, isPackage: true };
  const target = resolve(dirname(file), specifier.replace(/\?.*$/, ''));
  return { from, to: slashed(relative(root, target)), isPackage: false };
}

/** The text of a dynamic import's literal; nothing when it is computed. */
function literal(file: string, { start, end }: { start: number; end: number }): string[] {
  const text = readFileSync(file, 'utf8').slice(start, end);
  const match = /^(['"`])([^'"`$]+)\1$/.exec(text);
  return match?.[2] ? [match[2]] : [];
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
