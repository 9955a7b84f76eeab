import type { Import } from './imports.ts';

/** The pairs of sibling folders that import each other, directly or through other siblings: "a/b ↔ a/c". */
export function folderCircles(imports: readonly Pick<Import, 'from' | 'to'>[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = siblingFolders(from, to);
    if (a !== undefined && b !== undefined) targets.set(a, (targets.get(a) ?? new Set()).add(b));
  }
  const reach = new Map([...targets.keys()].map((folder) => [folder, reachable(folder, targets)]));
  return [...reach].flatMap(([folder, reached]) =>
    [...reached]
      .filter((other) => folder < other && reach.get(other)?.has(folder))
      .map((other) => `${folder} ↔ ${other}`),
  );
}

/** The folders below the deepest one that holds both files; none where a file lies directly in that one. */
function siblingFolders(from: string, to: string): string[] {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, index) => part !== b[index]);
  if (depth === -1 || depth >= a.length - 1 || depth >= b.length - 1) return [];
  return [a, b].map((parts) => parts.slice(0, depth + 1).join('/'));
}

function reachable(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const queue = [start];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    for (const next of targets.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return found;
}
