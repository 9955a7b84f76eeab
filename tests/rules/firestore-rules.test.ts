import { afterAll, beforeAll } from 'vitest';
import { startRules, stopRules } from './environment.ts';

// One file loads the rules once, and the coverage includes all suites but the last.
beforeAll(startRules);
afterAll(stopRules);

await import('./access.ts');
await import('./values.ts');
await import('./profiles.ts');
await import('./messages.ts');
await import('./defects.ts');
await import('./path-tricks.ts');
await import('./forms.ts');
await import('./coverage.ts');
// With these thousands of attacks, the emulator's report of the coverage would take 65 s instead of 22 s.
await import('./tampering.ts');
