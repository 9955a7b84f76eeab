import type { EventName } from './event-names.ts';

export interface Delivery {
  eventId: string;
  event: EventName;
  paymentId: string;
  body: string;
  /** Milliseconds. */
  createdAt: number;
  state: 'dropped' | 'held back' | 'delayed' | 'sending' | 'waiting' | 'delivered' | 'given up';
  /** What each attempt met: an HTTP status, or why there was none. */
  outcomes: string[];
}
