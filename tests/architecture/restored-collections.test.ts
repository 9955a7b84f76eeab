import { expect, test } from 'vitest';
import { restoredCollections } from '../../functions/shared/restored-collections.ts';
import { read } from './sources.ts';

const guide = read('docs/restore.md');

test('the commands of a restore name each collection that it replaces', () => {
  const commands = [...guide.matchAll(/--collection-ids=(\S+)/g)].map(([, ids = '']) => ids);
  expect(commands).toHaveLength(3);
  for (const ids of commands) {
    expect(ids.split(',').toSorted()).toEqual(
      restoredCollections('together', 'damaged').toSorted(),
    );
  }
});

test.each([
  ['Set back together, or not at all', 'together'],
  ['Set back if damaged', 'damaged'],
] as const)('the list "%s" is complete', (title, restore) => {
  const [, ids = ''] = new RegExp(`\\*\\*${title}\\*\\*: \`([a-z_,]+)\``).exec(guide) ?? [];
  expect(ids.split(',').toSorted()).toEqual(restoredCollections(restore).toSorted());
});
