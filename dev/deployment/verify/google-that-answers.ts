import type { Google } from '../../google/google.ts';

type Answer = (path: string, body?: { filter: string }) => object;

/** Stands in for Google's APIs in tests. */
export function googleThatAnswers(answer: Answer): Google {
  return {
    projectId: 'the-site',
    call: (_: string, path: string, body?: { filter: string }) =>
      Promise.resolve(answer(path, body)),
  } as unknown as Google;
}
