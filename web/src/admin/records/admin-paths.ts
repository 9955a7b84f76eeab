import type { PayableName, PlanName } from '@shared/admin/admin-actions.ts';
import type { PayableType } from '@shared/endpoints.ts';
import type { Profile } from '@shared/accounts/profiles.ts';

export const adminPaths = {
  overview: '/admin',
  invoices: '/admin/invoices',
  newInvoice: '/admin/invoices/new',
  orders: '/admin/orders',
  plans: '/admin/plans',
  customers: '/admin/customers',
  messages: '/admin/messages',
  alerts: '/admin/alerts',
  emails: '/admin/emails',
  receipts: '/admin/receipts',
  statement: '/admin/statement',
  reconcile: '/admin/reconcile',
  audit: '/admin/audit',
  security: '/admin/security',
} as const;

export function payablesPath(type: PayableType): string {
  return type === 'invoice' ? adminPaths.invoices : adminPaths.orders;
}

export function payablePath({ type, uid, id }: PayableName): string {
  return `${payablesPath(type)}/${uid}/${id}`;
}

export function planPath({ uid, id }: PlanName): string {
  return `${adminPaths.plans}/${uid}/${id}`;
}

export function customerPath(uid: string): string {
  return `${adminPaths.customers}/${uid}`;
}

export function newInvoicePath({
  name,
  company,
  email,
}: Pick<Profile, 'name' | 'company' | 'email'>): string {
  const customer = new URLSearchParams({ name: company || name, email });
  return `${adminPaths.newInvoice}?${customer}`;
}

/** `day` is a day in India. */
export function reconcilePath(day: string): string {
  return `${adminPaths.reconcile}?day=${day}`;
}

export type AdminRoute =
  | { page: 'overview' }
  | { page: 'payables'; type: PayableType }
  | { page: 'payable'; payable: PayableName }
  | { page: 'new-invoice' }
  | { page: 'plans' }
  | { page: 'plan'; plan: PlanName }
  | { page: 'customers' }
  | { page: 'customer'; uid: string }
  | { page: 'messages' }
  | { page: 'alerts' }
  | { page: 'alert'; id: string }
  | { page: 'emails' }
  | { page: 'receipts' }
  | { page: 'statement' }
  | { page: 'reconcile' }
  | { page: 'audit' }
  | { page: 'security' };

/** The sections besides invoices and orders. */
const singlePages = [
  'plans',
  'customers',
  'messages',
  'alerts',
  'emails',
  'receipts',
  'statement',
  'reconcile',
  'audit',
  'security',
] as const;

export function adminRouteAt(pathname: string): AdminRoute | undefined {
  if (pathname === adminPaths.newInvoice) return { page: 'new-invoice' };
  const [, , section, uid, id, ...others] = pathname.replace(/\/$/, '').split('/');
  if (section === undefined) return { page: 'overview' };
  if (others.length > 0) return undefined;
  if (section === 'alerts' && uid && id === undefined) return { page: 'alert', id: uid };
  if (section === 'customers' && uid && id === undefined) return { page: 'customer', uid };
  if (section === 'plans' && uid && id) return { page: 'plan', plan: { uid, id } };
  const page = singlePages.find((name) => name === section);
  if (page) return uid === undefined ? { page } : undefined;
  const type = typeOf(section);
  if (!type) return undefined;
  if (uid === undefined) return { page: 'payables', type };
  return id ? { page: 'payable', payable: { type, uid, id } } : undefined;
}

function typeOf(section: string): PayableType | undefined {
  if (section === 'invoices') return 'invoice';
  return section === 'orders' ? 'product_order' : undefined;
}

export function receiptsPath(isWaiting: boolean): string {
  return isWaiting ? `${adminPaths.receipts}?waiting` : adminPaths.receipts;
}

/** `month` is a month such as `2026-11`. */
export function statementPath(month: string): string {
  return `${adminPaths.statement}?month=${month}`;
}
