import { expect, it } from 'vitest';
import { historyEntry } from './scroll-memory.ts';

const entry = { key: '', pathname: '/', hash: '#process' };

it.each([{ key: 'x1' }, { pathname: '/terms' }, { hash: '#about' }])(
  'treats an entry that differs by %j as another one',
  (difference) => {
    expect(historyEntry({ ...entry, ...difference })).not.toBe(historyEntry(entry));
  },
);
