import { afterAll, beforeAll } from 'vitest';
import { startRules, stopRules } from './environment.ts';

// One file, so that the rules are loaded once and their coverage is that of all suites.
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
