import { namedProducts } from '@shared/catalogue/named-products.ts';
import { collections, userCollections } from '@shared/collections.ts';
import { bankReferenceOf, plainReference } from '@shared/payments/bank-payment-ids.ts';
import { isReceiptNumber, receiptId } from '@shared/receipts/receipt-numbers.ts';
import { plainCode } from '@shared/values/plain-code.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where } from '../../../core/database/row-query.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { userList } from '../../../core/database/user-lists.ts';
import { kindOfText } from '../../payables/payable-filter.ts';
import { outlookOf } from '../../plans/describe-plan.ts';
import { readPlan } from '../../plans/api/watch-plans.ts';
import { writePlanFilter } from '../../plans/plan-filter.ts';
import { adminPaths, customerPath, planPath } from '../../records/admin-paths.ts';
import { emailOfCustomer } from '../../customers/email-of-customer.ts';
import { hrefOfRecord } from '../../records/href-of-record.ts';
import { nameOfCustomer } from '../../customers/name-of-customer.ts';
import { spellingsOf } from '../../lists/spellings.ts';
import { findByEmail, findByName, findInvoicesByName } from '../../customers/api/find-customers.ts';
import { readRow, readRows } from '../../lists/api/read-once.ts';
import { payableOf } from '../../payables/api/watch-payables.ts';

export interface Found {
  href: string;
  title: string;
  hint: string;
}

const maxOfEach = 5;
const minLength = 3;

/**
 * Finds records by their full address, number or id, customers with their plans and invoices by the start of a name, and
 * the plans of a product.
 */
export async function findRecords(text: string): Promise<Found[]> {
  if (text.length < minLength) return [];
  const number = plainCode(text);
  if (isReceiptNumber(number)) return findByPath(collections.receipts, receiptId(number), number);
  switch (kindOfText(text)) {
    case 'payment':
      return text.includes('/') ? [] : findByPath(collections.payments, text, text);
    case 'email':
      return join(
        ...findCustomers(findByEmail(text, maxOfEach)),
        findPayables('invoices', 'email', spellingsOf.email(text)),
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
        findPayables('invoices', 'invoiceNumber', spellingsOf.number(text)),
        findPayables('orders', 'orderNumber', spellingsOf.number(text)),
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
  return [toFound(profiles), toFoundPlans(profiles)];
}

async function toFoundPlans(profiles: Promise<Row[]>): Promise<Found[]> {
  const found = (await profiles).map(async ({ id: uid, data }) => {
    const plans = await readRows({ ...userList(uid, 'subscriptions'), limit: maxOfEach });
    const customer = nameOfCustomer({
      name: textOf(data['name']),
      isAnonymous: data['isAnonymous'] === true,
    });
    return plans.flatMap(readPlan).map((plan) => ({
      href: planPath(plan),
      title: plan.name,
      hint: ['Plan', outlookOf(plan), customer].join(' · '),
    }));
  });
  return (await Promise.all(found)).flat();
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

function findPayables(
  name: 'invoices' | 'orders',
  field: 'email' | 'invoiceNumber' | 'orderNumber',
  values: string[],
): Promise<Found[]> {
  const named = readRows({
    collection: userCollections[name],
    isGroup: true,
    filters: [where(field, 'in', values)],
    sort: [orderBy('createdAt', 'desc')],
    limit: maxOfEach,
  });
  return toFoundPayables(name, named);
}

async function toFoundPayables(
  name: 'invoices' | 'orders',
  payables: Promise<Row[]>,
): Promise<Found[]> {
  return (await payables).flatMap((payable) => {
    const href = hrefOfRecord(payable.path);
    const type = name === 'invoices' ? 'invoice' : 'product_order';
    const { number, name: customer } = payableOf(type, payable);
    const hint = [name === 'invoices' ? 'Invoice' : 'Order', customer];
    return href === undefined
      ? []
      : [{ href, title: number, hint: hint.filter(Boolean).join(' · ') }];
  });
}
