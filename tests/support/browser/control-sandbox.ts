import { expect } from '@playwright/test';
import { suite } from '../functions/suite.ts';

/** A command to the sandbox, which all tests share. */
export async function controlSandbox(path: string, body: object): Promise<void> {
  const answer = await fetch(`${suite.sandboxUrl}/control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}
