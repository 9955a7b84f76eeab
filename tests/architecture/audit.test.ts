import { read, sources } from './sources.ts';
import { expect, it } from 'vitest';

const writer = 'functions/src/audit/audit-entry.ts';
const reader = 'functions/src/accounts/notes/read-audit-about.ts';
const files = sources('functions/src/**/*.ts').map((file) => ({ file, text: read(file) }));

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
  const uses = files.flatMap(({ file, text }) =>
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
  const users = files.filter(({ file, text }) => file !== reader && /readAuditAbout/.test(text));
  expect(users.map(({ file }) => file).toSorted()).toEqual([
    'functions/src/accounts/export/export-account.ts',
    'functions/src/accounts/notes/erase-notes.ts',
  ]);
});

it.each([
  'batch.delete(audit.doc(key));',
  'await firestore.recursiveDelete(audit);',
  "firestore.collection('audit');",
  'firestore.doc(`audit/${key}`);',
  "change(batch, (await audit.where('path', '==', path).get()).docs[0], {});",
])('detects %s', (line) => {
  expect(otherUsesIn(line)).toEqual([line]);
});
