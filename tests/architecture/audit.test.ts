import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const writer = 'functions/src/audit/audit-entry.ts';
const reader = 'functions/src/accounts/notes/read-audit-about.ts';
const sources = globSync('functions/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map(
  (file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }),
);

/** Allowed uses of the collection, which are imports and reads. Comments don't count. */
const allowed = [
  /\/\*[\s\S]*?\*\/|\/\/.*/g,
  /import (?:type )?\{[^}]*\} from '[^']*';/g,
  /\breads\.get\(audit\b/g,
  /\baudit\.doc\(\w+\)\.get\(\)/g,
];

function otherUsesIn(text: string): string[] {
  const rest = allowed.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
  return rest.split('\n').filter((line) => /\baudit\b/.test(line));
}

it('only audit-entry.ts writes to the audit log, and only read-audit-about.ts queries it', () => {
  const uses = sources.flatMap(({ file, text }) =>
    otherUsesIn(text).map((line) => `${file}: ${line.trim()}`),
  );
  expect(uses.toSorted()).toEqual([
    `${reader}: audit.where('uids', 'array-contains', uid).get(),`,
    `${reader}: return audit.where(field, '>=', \`\${parent}/\`).where(field, '<', \`\${parent}0\`).get();`,
    `${reader}: return chunksOf(paths).map((some) => audit.where(field, 'in', some).get());`,
    `${writer}: batch.create(audit.doc(id), { ...fields, at: Timestamp.now() });`,
    `${writer}: export const audit = typedCollection<AuditEntry>(collections.audit);`,
  ]);
});

it('only the account export and the erasure of notes use the queried entries', () => {
  const users = sources.filter(({ file, text }) => file !== reader && /readAuditAbout/.test(text));
  expect(users.map(({ file }) => file).toSorted()).toEqual([
    'functions/src/accounts/export/export-account.ts',
    'functions/src/accounts/notes/erase-notes.ts',
  ]);
});

it.each([
  'batch.update(audit.doc(key), { note: null });',
  'batch.delete(audit.doc(key));',
  'await audit.doc(key).set(entry);',
  'await firestore.recursiveDelete(audit);',
  "firestore.collection('audit');",
  'firestore.doc(`audit/${key}`);',
  'typedCollection(collections.audit);',
  "change(batch, (await audit.where('path', '==', path).get()).docs[0], {});",
])('detects %s', (line) => {
  expect(otherUsesIn(line)).toEqual([line]);
});
