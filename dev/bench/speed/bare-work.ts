import type { Operations } from '../../firestore-proxy/count-operations.ts';

/** The header in which the bare handler is told what to do. */
export const operationsHeader = 'X-Bare-Work';

export interface BareWork {
  reads: number;
  queries: number;
  writes: number;
  bytesPerWrite: number;
  /** Of the attempt that it looks for. */
  razorpayOrderId: string;
}

/** What a written document takes besides its content: its path, the name of its field. */
const bytesAroundContent = 110;

/** As many operations as a settlement, and as many bytes. */
export function bareWork(
  { reads, queries, writes, writtenBytes }: Operations,
  razorpayOrderId: string,
): BareWork {
  const bytesPerWrite = Math.round(writtenBytes / writes) - bytesAroundContent;
  return { reads, queries, writes, bytesPerWrite, razorpayOrderId };
}
