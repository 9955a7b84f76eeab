import { digestOf, isRehearsed, recordRehearsal } from '../deployment/rehearsed.ts';
import { root } from '../suite/folders.ts';
import type { Layer } from './layer.ts';
import { vitestLayer } from './vitest-layer.ts';

const layer = vitestLayer('rehearsal');

/** The deployment rehearsal. It is due if its inputs have changed since it last passed. */
export const rehearsalLayer: Layer = {
  ...layer,
  isDue: () => !isRehearsed(root),
  async run(run) {
    const digest = digestOf(root);
    let hasPassed = run.selection === undefined;
    await layer.run({
      ...run,
      onResult(result) {
        hasPassed &&= result.error === undefined;
        run.onResult(result);
      },
    });
    if (!hasPassed || isRehearsed(root)) return;
    recordRehearsal(root, digest);
    console.log(
      'The rehearsal has passed: commit dev/deployment/rehearsed.sha256 with your change.',
    );
  },
};
