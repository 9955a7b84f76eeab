import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { digestOf, isRehearsed, recordRehearsal } from './rehearsed.ts';

const folder = mkdtempSync(join(tmpdir(), 'rehearsed-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'dev/deployment'), { recursive: true });
mkdirSync(join(folder, 'web/src'), { recursive: true });

it('forgets a rehearsal only when an input changes', () => {
  writeFileSync(join(folder, 'firebase.json'), '{\n}\n');
  recordRehearsal(folder, digestOf(folder));
  writeFileSync(join(folder, 'web/src/main.tsx'), '');
  writeFileSync(join(folder, 'firebase.json'), '{\r\n}\r\n');
  expect(isRehearsed(folder)).toBe(true);
  writeFileSync(join(folder, 'firebase.json'), '{ }\n');
  expect(isRehearsed(folder)).toBe(false);
});
