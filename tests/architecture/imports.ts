import { readFileSync } from 'node:fs';
import { dirname, posix, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** A path from the project's root, with forward slashes. */
  from: string;
  /** A path like `from`, or a package name. */
  to: string;
  isPackage: boolean;
}

/** Returns every static, dynamic and re-exporting import of a source file, including type imports. */
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

function resolveImport(root: string, file: string, from: string, specifier: string): Import {
  if (specifier.startsWith('@shared/')) {
    return { from, to: posix.join('functions/shared', specifier.slice(8)), isPackage: false };
  }
  if (!specifier.startsWith('.')) return { from, to: specifier, isPackage: true };
  const target = resolve(dirname(file), specifier.replace(/\?.*$/, ''));
  return { from, to: slashed(relative(root, target)), isPackage: false };
}

/** Returns the text of a dynamic import's literal, or nothing if the import is computed. */
function literal(file: string, { start, end }: { start: number; end: number }): string[] {
  const text = readFileSync(file, 'utf8').slice(start, end);
  const match = /^(['"`])([^'"`$]+)\1$/.exec(text);
  return match?.[2] ? [match[2]] : [];
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
