import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../suite/folders.ts';
import { describe, expect, it } from 'vitest';
import { deploy, type StepResult } from './deploy.ts';

const everything = ['firestore', 'functions', 'hosting'];
const done = { code: 0, output: '✔  Deploy complete!' };
const propagating = {
  code: 2,
  output: 'If you recently started to use Eventarc, it may take a few minutes before …',
};

describe('deploy', () => {
  it('deploys the database first, without deleting indexes', async () => {
    const { code, runs } = await deployWith(everything, [done, done]);
    expect(code).toBe(0);
    expect(runs).toEqual([
      ['--only', 'firestore'],
      ['--only', 'functions,hosting', '--force'],
    ]);
  });

  it.each([
    ['hosting', [['--only', 'hosting', '--force']]],
    ['firestore:rules', [['--only', 'firestore:rules']]],
    ['functions:locations', [['--only', 'functions:locations', '--force']]],
  ])('deploys %s alone', async (target, expected) => {
    expect((await deployWith([target], [done])).runs).toEqual(expected);
  });

  it('stops at a failure with the exit code of firebase-tools', async () => {
    const { code, runs, said } = await deployWith(everything, [{ code: 7, output: 'Error: …' }]);
    expect([code, runs.length, said]).toEqual([7, 1, []]);
  });

  it('retries a step once while the permissions of a new project spread', async () => {
    const { code, runs, pauses } = await deployWith(['functions'], [propagating, done]);
    expect([code, runs.length, pauses]).toEqual([0, 2, 1]);
  });

  it.each([
    ['Quota exceeded for total allowable CPU per project per region.', 'ENDPOINT_MAX_INSTANCES'],
    ['Unable to set the invoker for the IAM policy on: locations', 'Domain restricted sharing'],
    ['missing permission on the build service account.', 'roles/cloudbuild.builds.builder'],
  ])('gives advice on "%s"', async (output, advice) => {
    const { said } = await deployWith(['functions'], [{ code: 2, output }]);
    expect(said).toEqual([expect.stringContaining(advice)]);
  });
});

/** Deploys while firebase-tools returns these results in order. */
async function deployWith(targets: string[], results: StepResult[]) {
  const runs: string[][] = [];
  const said: string[] = [];
  let pauses = 0;
  const code = await deploy(targets, {
    run: async (args) => results[runs.push(args) - 1] ?? { code: 99, output: '' },
    waitForPermissions: async () => void (pauses += 1),
    say: (line) => said.push(line),
  });
  return { code, runs, said, pauses };
}

it('ends with a usage if the project is missing', () => {
  const command = join(root, 'dev', 'commands', 'deploy.ts');
  const { status, stderr } = spawnSync(process.execPath, [...process.execArgv, command], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run deploy -- --project <id>');
});
