import { expect, it } from 'vitest';
import { escapePattern, selectTests } from './select-tests.ts';

const patterns = ['dev/suite/*.test.ts'];

it('takes a word that is part of a path for those files', async () => {
  expect(await selectTests(patterns, ['find-jdk', 'check-ports'])).toEqual({
    files: ['dev/suite/check-ports.test.ts', 'dev/suite/find-jdk.test.ts'],
    title: undefined,
  });
});

it('takes any other word for a part of a title', async () => {
  expect(await selectTests(patterns, ['find-jdk', 'prefers JAVA_HOME'])).toEqual({
    files: ['dev/suite/find-jdk.test.ts'],
    title: 'prefers JAVA_HOME',
  });
});

it('names the files that there are when nothing matches', async () => {
  const absent = ['no', 'such', 'test'].join('-');
  await expect(selectTests(patterns, [absent])).rejects.toThrow(
    /contains "no-such-test".*find-jdk\.test\.ts/s,
  );
});

it('escapes what a pattern would read otherwise', () => {
  const text = 'adds 1 + 1 (twice) in [a].b';
  expect(text).toMatch(new RegExp(`^${escapePattern(text)}$`));
});
