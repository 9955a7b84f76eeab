import { afterAll, beforeAll } from 'vitest';
import { startRules, stopRules } from './environment.ts';

// One file loads the rules once, and the coverage includes all suites.
beforeAll(startRules);
afterAll(stopRules);

await import('./access.ts');
await import('./tampering.ts');
await import('./values.ts');
await import('./profiles.ts');
await import('./messages.ts');
await import('./path-tricks.ts');
await import('./forms.ts');
await import('./coverage.ts');
