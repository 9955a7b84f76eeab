/** The notes of an entity. Razorpay sends empty notes as an empty list. */
export type SandboxNotes = Record<string, string> | [];

export interface SandboxOrder {
  id: string;
  entity: 'order';
  /** In minor units, like every amount here. */
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: SandboxNotes;
  /** In Unix seconds, like every time here. */
  created_at: number;
}

/** The fields of a card that the sandbox needs. Razorpay has more. */
export interface SandboxCard {
  id: string;
  entity: 'card';
  name: string;
  last4: string;
  international: boolean;
}

export interface SandboxPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  /** The amount in paise, for payments in another currency. */
  base_amount?: number;
  base_currency?: 'INR';
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: 'card' | 'upi';
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  description: string | null;
  card_id: string | null;
  card?: SandboxCard;
  bank: null;
  wallet: null;
  vpa: string | null;
  email: string | null;
  contact: string | null;
  notes: SandboxNotes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: { auth_code: string | null } | { rrn: string | null };
  created_at: number;
}

export interface SandboxRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: SandboxNotes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal' | 'optimum';
}

export const disputePhases = [
  'fraud',
  'retrieval',
  'chargeback',
  'pre_arbitration',
  'arbitration',
] as const;

export interface SandboxDispute {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: (typeof disputePhases)[number];
  created_at: number;
}

/** The reason for a declined payment, in Razorpay's words. */
export interface PaymentFailure {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
}

export const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
} as const;

export const newOrder = {
  entity: 'order',
  amount_paid: 0,
  offer_id: null,
  status: 'created',
  attempts: 0,
} as const satisfies Partial<SandboxOrder>;

export const newRefund = {
  entity: 'refund',
  acquirer_data: { arn: null },
  batch_id: null,
  status: 'pending',
  speed_processed: 'normal',
} as const satisfies Partial<SandboxRefund>;

export const newPayment = {
  entity: 'payment',
  status: 'created',
  invoice_id: null,
  international: false,
  amount_refunded: 0,
  refund_status: null,
  captured: false,
  description: null,
  card_id: null,
  bank: null,
  wallet: null,
  vpa: null,
  email: null,
  contact: null,
  notes: [] as [],
  fee: null,
  tax: null,
  ...noError,
} as const satisfies Partial<SandboxPayment>;

export function failedWith({ code, description, source, step, reason }: PaymentFailure) {
  return {
    status: 'failed',
    error_code: code,
    error_description: description,
    error_source: source,
    error_step: step,
    error_reason: reason,
  } as const;
}

/** The value of a minor unit in paise, for each currency that the account accepts. */
export const paisePerMinorUnit: Record<string, number> = { INR: 1, USD: 84, EUR: 92, GBP: 108 };

export function inPaise(amount: number, currency: string): number {
  return amount * (paisePerMinorUnit[currency] ?? 1);
}

/** Returns nothing for a payment in rupees. */
export function baseAmount(
  amount: number,
  currency: string,
): Pick<SandboxPayment, 'base_amount' | 'base_currency'> {
  if (currency === 'INR') return {};
  return { base_amount: inPaise(amount, currency), base_currency: 'INR' };
}
