import { expect, test } from 'vitest';
import { alertSentences } from '../../functions/shared/admin/alert-sentences.ts';
import { read } from './sources.ts';

const functions = [
  ...read('functions/src/index.cts').matchAll(/(\w+): \(\) =>\s+require\('[^']+\.(\w+)\.ts'\)/g),
].map(([, name = '', kind = '']) => ({ name, kind }));

test('each alert has a row that says what to do', () => {
  const rows = read('docs/operations.md').matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm);
  const named = [...rows].flatMap(([, names = '']) => [...names.matchAll(/\w+/g)].flat());
  for (const kind of Object.keys(alertSentences)) {
    expect(named.filter((name) => name === kind)).toEqual([kind]);
  }
});

test('the numbers of functions are right', () => {
  const total = functions.length;
  const [endpoints, schedules, triggers, blocking] = [
    'endpoint',
    'schedule',
    'trigger',
    'blocking',
  ].map((kind) => namesOf(kind).length);
  expect(read('docs/capacity.md')).toContain(
    `${total - Number(blocking)} functions (${total} with Identity Platform): ${endpoints} endpoints, ${schedules} schedules and ${triggers} triggers.`,
  );
});

test('the restore of a deleted database makes each trigger again', () => {
  const [, names = ''] = /functions:delete ([\w ]+) --region/.exec(read('docs/restore.md')) ?? [];
  expect(names.split(' ').toSorted()).toEqual(namesOf('trigger').toSorted());
});

function namesOf(wanted: string): string[] {
  return functions.filter(({ kind }) => kind === wanted).map(({ name }) => name);
}
