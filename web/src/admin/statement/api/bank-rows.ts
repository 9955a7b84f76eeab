import type { DocumentData, QueryDocumentSnapshot } from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { csvTime } from '../../lists/csv.ts';
import { currencyOf } from './read-refunds.ts';
import { major, pageOf, type Row } from './statement-row.ts';

/** The value in rupees of another currency is unknown, because Razorpay doesn't settle it. */
export function toBankPayment(document: QueryDocumentSnapshot): Row {
  const data: DocumentData = document.data();
  return {
    Type: 'Payment',
    'Date and time': csvTime(dateOf(data['capturedAt'])),
    ...about(document),
    Paid: major(data['amountMinor']),
    ...(currencyOf(data) === 'INR' && { 'Paid in INR': major(data['amountMinor']) }),
  };
}

/** Returns the row that cancels out a payment which staff had recorded by mistake. */
export function toReversal(document: QueryDocumentSnapshot): Row {
  const data: DocumentData = document.data();
  return {
    Type: 'Reversal',
    'Date and time': csvTime(dateOf(data['reversedAt'])),
    ...about(document),
    Reversed: major(data['reversedMinor']),
    ...(currencyOf(data) === 'INR' && { 'Reversed in INR': major(data['reversedMinor']) }),
  };
}

function about(document: QueryDocumentSnapshot): Row {
  const data: DocumentData = document.data();
  return {
    ID: document.id,
    'Payment ID': document.id,
    'Admin panel link': pageOf(data),
    Currency: currencyOf(data),
    Method: textOf(data['method']),
    'Bank reference': textOf(data['reference']),
  };
}
