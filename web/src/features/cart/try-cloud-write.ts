import { notify } from '../../core/notices/notices.ts';
import type * as CloudCart from './cloud-cart.ts';

interface CloudWrite {
  write: (cloud: typeof CloudCart) => Promise<void>;
  /** What the console says when it fails. */
  log: string;
  /** What the customer reads then, beside a way to try again. */
  notice: string;
  retry: () => void;
}

/** Runs a write to the cart in the database. Resolves to whether it arrived; a failure is told here. */
export async function tryCloudWrite({ write, log, notice, retry }: CloudWrite): Promise<boolean> {
  try {
    const cloud = await import('./cloud-cart.ts');
    await write(cloud).catch((error: unknown) => {
      void cloud.leaveEndedSession(error);
      throw error;
    });
    return true;
  } catch (error) {
    console.error(log, error);
    notify('error', notice, { label: 'Try again', run: retry });
    return false;
  }
}
