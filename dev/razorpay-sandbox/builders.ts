import {
  newOrder,
  newPayment,
  newRefund,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
} from './entities.ts';

export function anOrder(overrides: Partial<SandboxOrder> = {}): SandboxOrder {
  return {
    ...newOrder,
    id: 'order_00000000000001',
    amount: 1_899_900,
    amount_due: 1_899_900,
    currency: 'INR',
    receipt: 'receipt_1',
    notes: [],
    created_at: 1_747_197_000,
    ...overrides,
  };
}

export function aPayment(overrides: Partial<SandboxPayment> = {}): SandboxPayment {
  return {
    ...newPayment,
    id: 'pay_00000000000001',
    amount: 1_899_900,
    currency: 'INR',
    status: 'captured',
    order_id: 'order_00000000000001',
    method: 'upi',
    captured: true,
    description: 'Invoice 12/2026 – ₹18,999',
    vpa: 'success@razorpay',
    email: 'asha@example.com',
    contact: '+919000000000',
    fee: 44_838,
    tax: 6_840,
    acquirer_data: { rrn: '000000000000' },
    created_at: 1_747_197_100,
    ...overrides,
  };
}

export function aRefund(overrides: Partial<SandboxRefund> = {}): SandboxRefund {
  return {
    ...newRefund,
    id: 'rfnd_00000000000001',
    amount: 1_899_900,
    currency: 'INR',
    payment_id: 'pay_00000000000001',
    notes: [],
    receipt: null,
    acquirer_data: { arn: '00000000000000000000000' },
    created_at: 1_747_197_200,
    status: 'processed',
    speed_requested: 'normal',
    ...overrides,
  };
}
