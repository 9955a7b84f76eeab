import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const functionsFolder = resolve(import.meta.dirname, '../../functions');

/** What `firebase deploy` uploads: firebase.json leaves the sources out. */
const uploaded = ['package.json', 'package-lock.json', 'lib'];

let copy: string;
beforeAll(() => {
  run('npm', ['run', 'build'], functionsFolder);
  copy = mkdtempSync(join(tmpdir(), 'deployable-'));
  for (const name of uploaded) {
    cpSync(join(functionsFolder, name), join(copy, name), { recursive: true });
  }
  run('npm', ['ci', '--omit=dev', '--ignore-scripts'], copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a copy of the deployable alone', () => {
  it('installs and loads, with every function', () => {
    const script = `import('./lib/index.js').then((m) => console.log(Object.keys(m).sort().join()))`;
    const exported = run(process.execPath, ['--input-type=module', '--eval', script], copy);
    expect(exported.trim().split(',')).toEqual([
      'createRazorpayOrder',
      'deleteAccount',
      'exportAccount',
      'finishDeletions',
      'locations',
      'noticeMessageFlood',
      'razorpayWebhook',
      'submitContactForm',
      'sweepPayments',
      'verifyRazorpayPayment',
    ]);
  });
});

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GCLOUD_PROJECT: 'demo-deployable' },
  });
}
