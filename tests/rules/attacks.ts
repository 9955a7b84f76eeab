import { Bytes, GeoPoint, serverTimestamp } from 'firebase/firestore';
import type { Document, DocumentKind } from './documents.ts';

export interface Attack {
  name: string;
  document: Document;
}

/** Longer than any allowed text. */
const oversize = 'x'.repeat(6000);

/** One value of each type that Firestore has. */
const kinds: Record<string, unknown> = {
  nothing: null,
  truth: true,
  number: 7,
  text: 'asha@example.com',
  time: serverTimestamp(),
  list: ['x'],
  map: { x: 1 },
  point: new GeoPoint(1, 1),
  bytes: Bytes.fromUint8Array(new Uint8Array([1])),
};

/** Characters that texts must not contain. Multi-line texts may contain the first. */
const controls = Array.from(
  '\n\r\t\0\u{1b}\u{7f}\u{85}\u{2028}\u{2029}\u{202a}\u{202e}\u{2066}\u{2069}',
);

/** Fields that only the server may write, and names that often grant privileges elsewhere. */
const strangers = [
  'paidAt',
  'paymentId',
  'receiptNumber',
  'refundedAmount',
  'refundedAt',
  'replies',
  'isOpen',
  'expiresAt',
  'admin',
  'role',
  'extra',
];

/** Returns the document with one defect at a time. Each condition on its fields fails at least once. */
export function fewAttacksOn(documentKind: DocumentKind, correct: Document): Attack[] {
  const fields = Object.keys(correct);
  const lists = fields.filter((field) => Array.isArray(correct[field]));
  return [
    ...fields.map((field) => ({ name: `no ${field}`, document: without(correct, field) })),
    ...fields.map((field) => change(correct, field, 'a map', kinds['map'])),
    ...lists.flatMap((field) => badLists(documentKind, correct, field)),
    change(correct, documentKind.timeField, 'another time', new Date(0)),
    change(correct, 'extra', 'more', 'x'),
  ];
}

/** Returns the document with every defect that its fields alone can show. */
export function attacksOn(documentKind: DocumentKind, correct: Document): Attack[] {
  const fields = Object.keys(correct);
  return [
    ...fields.map((field) => ({ name: `no ${field}`, document: without(correct, field) })),
    ...fields.flatMap((field) => attacksOnField(documentKind, correct, field)),
    ...strangers.map((field) => change(correct, field, 'more', 'x')),
    { name: 'no fields', document: {} },
  ];
}

function attacksOnField(documentKind: DocumentKind, correct: Document, field: string): Attack[] {
  const value = correct[field];
  const own = field === documentKind.timeField ? 'time' : kindOf(value);
  const ofOtherKinds = Object.entries(kinds)
    .filter(([kind]) => kind !== own)
    .map(([kind, other]) => change(correct, field, `a ${kind}`, other));
  switch (own) {
    case 'text':
      return [...ofOtherKinds, ...badTexts(documentKind, correct, field)];
    case 'truth':
      return [...ofOtherKinds, change(correct, field, 'the opposite', !value)];
    case 'number':
      return [
        ...ofOtherKinds,
        ...[0, -1, 1e12, 1.001, Number.NaN, Infinity, -Infinity]
          .filter((number) => number !== 0 || !documentKind.mayBeZero.includes(field))
          .map((number) => change(correct, field, String(number), number)),
      ];
    case 'time':
      return [
        ...ofOtherKinds,
        ...[new Date(0), new Date(), new Date('2099-01-01')].map((time) =>
          change(correct, field, time.toISOString(), time),
        ),
      ];
    default:
      return [...ofOtherKinds, ...badLists(documentKind, correct, field)];
  }
}

function badLists(documentKind: DocumentKind, correct: Document, field: string): Attack[] {
  const [first] = correct[field] as unknown[];
  return [
    change(
      correct,
      field,
      'too many',
      Array.from({ length: 13 }, () => first),
    ),
    ...(documentKind.mayBeEmpty.includes(field) ? [] : [change(correct, field, 'empty', [])]),
  ];
}

function badTexts(documentKind: DocumentKind, correct: Document, field: string): Attack[] {
  const text = String(correct[field]);
  const refused = documentKind.mayHaveLines.includes(field) ? controls.slice(1) : controls;
  return [
    change(correct, field, 'too long', oversize),
    change(correct, field, 'nothing to see', '\u{200b}\u{a0}\u{200d}'),
    ...(documentKind.mayBeEmpty.includes(field) ? [] : [change(correct, field, 'empty', '')]),
    ...refused.map((control) =>
      change(correct, field, `${JSON.stringify(control)} within`, `${text}${control}${text}`),
    ),
    // A regular expression may ignore a line break at the end.
    change(correct, field, `${JSON.stringify(refused[0])} at its end`, `${text}${refused[0]}`),
  ];
}

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'truth';
  if (Array.isArray(value)) return 'list';
  throw new TypeError(`No attacks are known on ${JSON.stringify(value)}.`);
}

function change(correct: Document, field: string, name: string, value: unknown): Attack {
  return { name: `${field}: ${name}`, document: { ...correct, [field]: value } };
}

function without(correct: Document, field: string): Document {
  return Object.fromEntries(Object.entries(correct).filter(([name]) => name !== field));
}
