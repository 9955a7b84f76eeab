import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withMoments } from '../../functions/shared/receipts.ts';
import { buildReceipt } from '../../functions/src/receipts/issue/build-receipt.ts';
import { factsOfOrder } from '../support/receipts.ts';

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
  run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit'], copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a copy of the deployable alone', () => {
  it('installs and loads, with every function and more memory for each than an idle process takes', () => {
    const script = `
      const functions = Object.entries(await import('./lib/index.js'));
      const memories = functions.map(([name, it]) => [name, it.__endpoint.availableMemoryMb]);
      console.log(JSON.stringify(Object.fromEntries(memories)));`;
    const memories = JSON.parse(evaluate(script)) as Record<string, number>;
    expect(Object.keys(memories).toSorted()).toEqual([
      'createRazorpayOrder',
      'deleteAccount',
      'digestMessages',
      'downloadReceipt',
      'exportAccount',
      'finishDeletions',
      'issueReceipts',
      'locations',
      'noticeAccountMessage',
      'noticeFailedPayments',
      'noticeVisitorMessage',
      'razorpayWebhook',
      'sendLetter',
      'sendLetters',
      'submitContactForm',
      'sweepPayments',
      'sweepReceipts',
      'tellOperator',
      'verifyRazorpayPayment',
    ]);
    expect(new Set(Object.values(memories))).toEqual(new Set([512]));
  });

  it('finds the typefaces that a receipt needs beside its code', () => {
    const receipt = JSON.stringify(
      withMoments(buildReceipt(factsOfOrder(1)), (at) => at.getTime()),
    );
    bundle('src/receipts/pdf/render-receipt.ts', join(copy, 'lib', 'render-receipt.js'));
    const script = `
      const { renderReceipt } = await import('./lib/render-receipt.js');
      const receipt = ${receipt};
      receipt.issuedAt = new Date(receipt.issuedAt);
      receipt.payment.paidAt = new Date(receipt.payment.paidAt);
      console.log((await renderReceipt(receipt)).toString('latin1'));`;
    const pdf = evaluate(script);
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter-Regular/);
  });
});

/** Runs a script in the copy; returns what it prints. */
function evaluate(script: string): string {
  return run(process.execPath, ['--input-type=module', '--eval', script], copy);
}

/** Bundles a module as the deployment's own bundle is made. */
function bundle(source: string, target: string): void {
  const { scripts } = JSON.parse(readFileSync(join(functionsFolder, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const [, , ...flags] = scripts.build.split(' ').filter((word) => !word.startsWith('--outfile='));
  run(
    join(functionsFolder, '../node_modules/.bin/esbuild'),
    [source, ...flags, `--outfile=${target}`],
    functionsFolder,
  );
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GCLOUD_PROJECT: 'demo-deployable' },
  });
}
