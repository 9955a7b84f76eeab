import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const { session, scripts } = vi.hoisted(() => ({
  session: { currentUser: null as object | null },
  scripts: [] as { src: string }[],
}));
vi.mock('../../../lib/firebase.ts', () => ({
  auth: () => ({ authStateReady: async () => {}, ...session }),
}));
vi.mock('../../../lib/env.ts', () => ({ env: { checkoutUrl: 'https://provider.example/v1.js' } }));

class Script extends EventTarget {
  src = '';
  remove() {}
}

const Razorpay = vi.fn<() => void>();

function load(script: Script) {
  vi.stubGlobal('Razorpay', Razorpay);
  script.dispatchEvent(new Event('load'));
}

/** Simulates the fetch of a script that the page inserts. */
let fetchScript = load;

vi.stubGlobal('document', {
  createElement: () => new Script(),
  head: {
    append: (script: Script) => {
      scripts.push(script);
      fetchScript(script);
    },
  },
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Razorpay', undefined);
  scripts.length = 0;
  fetchScript = load;
});

/** Imports fresh modules, as a new page does. The modules remember what they have loaded. */
async function aPage() {
  const { loadRazorpay } = await import('./load-razorpay.ts');
  const { hasForeignScript } = await import('../../../lib/foreign-scripts.ts');
  return { loadRazorpay, hasForeignScript };
}

function aUser(claims: object) {
  return { getIdTokenResult: async () => ({ claims }) };
}

it('loads the script for a customer and remembers that the page has it', async () => {
  session.currentUser = aUser({ methods: ['password'] });
  const { loadRazorpay, hasForeignScript } = await aPage();
  expect(await loadRazorpay()).toBe(Razorpay);
  expect(scripts).toMatchObject([{ src: 'https://provider.example/v1.js' }]);
  expect(hasForeignScript()).toBe(true);
});

it.each([
  ['an administrator', aUser({ admin: true })],
  ['a viewer', aUser({ viewer: true })],
  ['a session whose role cannot be read', { getIdTokenResult: () => Promise.reject(new Error()) }],
  ['nobody', null],
])('loads nothing for %s', async (_, user) => {
  session.currentUser = user;
  const { loadRazorpay, hasForeignScript } = await aPage();
  await expect(loadRazorpay()).rejects.toBeInstanceOf(Error);
  expect(scripts).toEqual([]);
  expect(hasForeignScript()).toBe(false);
  // The module checks the role again for the next session.
  session.currentUser = aUser({});
  expect(await loadRazorpay()).toBe(Razorpay);
});

it.each<[string, (script: Script) => void]>([
  ['refused', (script) => script.dispatchEvent(new Event('error'))],
  ['replaced by an empty script', (script) => script.dispatchEvent(new Event('load'))],
  ['never answered', () => {}],
])('fault 19, checkout.js %s: the next click retries', async (_, block) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  session.currentUser = aUser({});
  const { loadRazorpay } = await aPage();
  fetchScript = block;
  const failure = loadRazorpay().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failure).toBeInstanceOf(Error);
  fetchScript = load;
  expect(await loadRazorpay()).toBe(Razorpay);
  expect(scripts).toHaveLength(2);
});
