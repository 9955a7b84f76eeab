import { namedProducts } from '@shared/catalogue/named-products.ts';
import { collections, userCollections } from '@shared/collections.ts';
import { bankReferenceOf, plainReference } from '@shared/payments/bank-payment-ids.ts';
import { isReceiptNumber, receiptId } from '@shared/receipts/receipt-numbers.ts';
import { plainCode } from '@shared/values/plain-code.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where } from '../../../core/database/row-query.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { kindOfText } from '../../payables/payable-filter.ts';
import { writePlanFilter } from '../../plans/plan-filter.ts';
import { adminPaths, customerPath } from '../../records/admin-paths.ts';
import { emailOfCustomer } from '../../customers/email-of-customer.ts';
import { hrefOfRecord } from '../../records/href-of-record.ts';
import { nameOfCustomer } from '../../customers/name-of-customer.ts';
import { spellingsOf } from '../../lists/spellings.ts';
import { findByEmail, findByName, findInvoicesByName } from '../../customers/api/find-customers.ts';
import { readRow, readRows } from '../../lists/api/read-once.ts';
import { payableOf } from '../../payables/api/watch-payables.ts';
import { findPlanById, findPlansOfCustomer, findPlansOfPayable, isPlanId } from './find-plans.ts';
import type { Found } from './found.ts';

const maxOfEach = 5;
const minLength = 3;

/**
 * Finds records by their full address, number or id, orders and invoices with their plans, customers with their plans
 * and invoices by the start of a name, and the plans of a product.
 */
export async function findRecords(text: string): Promise<Found[]> {
  if (text.length < minLength) return [];
  const number = plainCode(text);
  if (isReceiptNumber(number)) return findByPath(collections.receipts, receiptId(number), number);
  if (isPlanId(text)) return findPlanById(text);
  switch (kindOfText(text)) {
    case 'payment':
      return text.includes('/') ? [] : findByPath(collections.payments, text, text);
    case 'email':
      return join(
        ...findCustomers(findByEmail(text, maxOfEach)),
        toFoundPayables('invoices', readPayables('invoices', 'email', spellingsOf.email(text))),
      );
    case 'name':
      return join(
        Promise.resolve(findProducts(text)),
        ...findCustomers(findByName(text, maxOfEach)),
        toFoundPayables('invoices', findInvoicesByName(text, maxOfEach)),
      );
    case 'number':
      return join(
        findByReference(bankReferenceOf(text) ?? plainReference(number)),
        ...findNumbered('invoices', 'invoiceNumber', text),
        ...findNumbered('orders', 'orderNumber', text),
      );
  }
}

async function join(...searches: Promise<Found[]>[]): Promise<Found[]> {
  return (await Promise.all(searches)).flat();
}

/** Returns the order or invoice of a payment or receipt. */
async function findByPath(name: string, id: string, title: string): Promise<Found[]> {
  const path = textOf((await readRow(`${name}/${id}`))?.data['path']);
  const href = hrefOfRecord(path);
  if (href === undefined) return [];
  return [{ href, title, hint: name === collections.receipts ? 'Receipt' : 'Payment' }];
}

/** Returns the invoices that a bank reference paid. */
async function findByReference(reference: string): Promise<Found[]> {
  const rows = await readRows({
    collection: collections.bankPayments,
    filters: [where('reference', '==', reference)],
    sort: [],
    limit: maxOfEach,
  });
  return rows.flatMap(({ data }) => {
    const href = hrefOfRecord(textOf(data['path']));
    const hint = data['reversedAt'] ? 'Reversed bank payment' : 'Bank payment';
    return href === undefined ? [] : [{ href, title: reference, hint }];
  });
}

/** Finds the products whose plans staff may look for. */
function findProducts(text: string): Found[] {
  return namedProducts
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .slice(0, maxOfEach)
    .map(({ id, name }) => ({
      href: adminPaths.plans + writePlanFilter({ product: id }),
      title: name,
      hint: 'Plans',
    }));
}

/** Finds customers and their latest plans. */
function findCustomers(profiles: Promise<Row[]>): Promise<Found[]>[] {
  return [
    toFound(profiles),
    ofEach(profiles, (profile) => findPlansOfCustomer(profile, maxOfEach)),
  ];
}

async function ofEach(
  rows: Promise<Row[]>,
  find: (row: Row) => Promise<Found[]>,
): Promise<Found[]> {
  return join(...(await rows).map(find));
}

async function toFound(profiles: Promise<Row[]>): Promise<Found[]> {
  return (await profiles).map(({ id, data }) => {
    const { name, email } = data;
    const isAnonymous = data['isAnonymous'] === true;
    return {
      href: customerPath(id),
      title: nameOfCustomer({ name: textOf(name), isAnonymous }),
      hint: `${isAnonymous ? 'Guest' : 'Customer'} · ${emailOfCustomer({ email: textOf(email), isAnonymous })}`,
    };
  });
}

type PayableName = 'invoices' | 'orders';

/** Finds the orders or invoices with a number, and their plans. */
function findNumbered(
  name: PayableName,
  field: 'invoiceNumber' | 'orderNumber',
  number: string,
): Promise<Found[]>[] {
  const numbered = readPayables(name, field, spellingsOf.number(number));
  return [
    toFoundPayables(name, numbered),
    ofEach(numbered, (payable) => findPlansOfPayable(payableOf(typeOf[name], payable))),
  ];
}

function readPayables(
  name: PayableName,
  field: 'email' | 'invoiceNumber' | 'orderNumber',
  values: string[],
): Promise<Row[]> {
  return readRows({
    collection: userCollections[name],
    isGroup: true,
    filters: [where(field, 'in', values)],
    sort: [orderBy('createdAt', 'desc')],
    limit: maxOfEach,
  });
}

const typeOf = { invoices: 'invoice', orders: 'product_order' } as const;

async function toFoundPayables(name: PayableName, payables: Promise<Row[]>): Promise<Found[]> {
  return (await payables).flatMap((payable) => {
    const href = hrefOfRecord(payable.path);
    const { number, name: customer } = payableOf(typeOf[name], payable);
    const hint = [name === 'invoices' ? 'Invoice' : 'Order', customer];
    return href === undefined
      ? []
      : [{ href, title: number, hint: hint.filter(Boolean).join(' · ') }];
  });
}
