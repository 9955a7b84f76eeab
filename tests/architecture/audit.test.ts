import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const writer = 'functions/src/audit/audit-entry.ts';
const reader = 'functions/src/accounts/notes/read-audit-about.ts';
const sources = globSync('functions/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map(
  (file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }),
);

/** What code may do with the collection: it imports it, and reads it. */
const allowed = [
  /\/\*[\s\S]*?\*\/|\/\/.*/g,
  /import (?:type )?\{[^}]*\} from '[^']*';/g,
  /\breads\.get\(audit\b/g,
  /\baudit\.doc\(\w+\)\.get\(\)/g,
];

/** The lines on which something else is done with it. */
function otherUsesIn(text: string): string[] {
  const rest = allowed.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
  return rest.split('\n').filter((line) => /\baudit\b/.test(line));
}

it('only the function that adds an entry writes to the audit, and it creates; one other queries it', () => {
  const uses = sources.flatMap(({ file, text }) =>
    otherUsesIn(text).map((line) => `${file}: ${line.trim()}`),
  );
  expect(uses.toSorted()).toEqual([
    `${reader}: return audit.where(field, '>=', \`\${parent}/\`).where(field, '<', \`\${parent}0\`).get();`,
    `${reader}: return chunksOf(paths).map((some) => audit.where(field, 'in', some).get());`,
    `${writer}: batch.create(audit.doc(id), { ...fields, at: Timestamp.now() });`,
    `${writer}: export const audit = typedCollection<AuditEntry>(collections.audit);`,
  ]);
});

it('what was queried of it is exported, and changed by the erasure of notes alone', () => {
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
])('sees %s', (line) => {
  expect(otherUsesIn(line)).toEqual([line]);
});
