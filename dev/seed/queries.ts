import type { ContactMessage } from '../../functions/shared/contact-messages.ts';
import { customer } from './accounts.ts';

const from = { firstName: 'Asha', lastName: 'Example', email: customer.email };

/** Messages that the demo customer sent. */
export const seededQueries: readonly (ContactMessage & { id: string; createdAt: Date })[] = [
  {
    ...from,
    id: 'demo-query-1',
    message: 'Can several branches share one APAC Debt Grid account?',
    createdAt: new Date('2026-09-28T08:15:00Z'),
  },
  {
    ...from,
    id: 'demo-query-2',
    message: 'Please send the invoice for October with our purchase order number on it.',
    createdAt: new Date('2026-10-30T10:40:00Z'),
  },
];
