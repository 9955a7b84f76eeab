import type * as Firestore from 'firebase-admin/firestore';
import { vi } from 'vitest';

/**
 * Gives the functions in this process a second database of the suite. Triggers belong to the default one, so the
 * suite's own functions do nothing here.
 */
vi.mock('firebase-admin/firestore', async (load) => {
  const real = await load<typeof Firestore>();
  return { ...real, getFirestore: () => real.getFirestore('without-events') };
});
