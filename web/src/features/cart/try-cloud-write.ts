import { notify } from '../../core/notices/notices.ts';
import type * as CloudCart from './api/cloud-cart.ts';

interface CloudWrite {
  write: (cloud: typeof CloudCart) => Promise<void>;
  log: string;
  notice: string;
  retry: () => void;
}

/** Writes to the stored cart. A failure resolves to false and shows a notice. */
export async function tryCloudWrite({ write, log, notice, retry }: CloudWrite): Promise<boolean> {
  try {
    const cloud = await import('./api/cloud-cart.ts');
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
