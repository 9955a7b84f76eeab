import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { readMonth } from '../../lists/months.ts';

vi.mock('../../../lib/firebase.ts', () => ({ auth: () => undefined }));
vi.mock('../../../lib/firestore.ts', () => ({ firestore: () => undefined }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load()),
  collection: (_: unknown, name: string) => name,
  query: (name: string) => name,
}));
vi.mock('../../../core/database/to-query.ts', () => ({
  toQuery: ({ collection }: { collection: string }) => collection,
}));
vi.mock('../../lists/api/read-pages.ts');
vi.mock('../../statement/api/read-refunds.ts', { spy: true });
vi.mock('../../statement/api/read-chargebacks.ts', { spy: true });
vi.mock('./watch-payables.ts', { spy: true });

const { exportPayables } = await import('./export-payables.ts');
const { readPages } = await import('../../lists/api/read-pages.ts');
const { readRefunds } = await import('../../statement/api/read-refunds.ts');
const { readChargebacks } = await import('../../statement/api/read-chargebacks.ts');
const { exportStatement } = await import('../../statement/api/read-statement.ts');
const { findPayables } = await import('./watch-payables.ts');

const stored: Record<string, object[]> = {
  invoices: [
    {
      invoiceNumber: 'INV-1',
      name: '=HYPERLINK("http://evil.example")',
      email: 'asha@example.com',
      amount: 5_500.5,
      currency: 'INR',
      status: 'Pending',
    },
  ],
  payments: [
    {
      capturedAt: Timestamp.now(),
      currency: 'INR',
      amountMinor: 26_498_00,
      feeMinor: 625_35,
      taxMinor: 95_39,
      method: 'upi',
    },
  ],
  bank_payments: [
    {
      capturedAt: Timestamp.now(),
      reversedAt: Timestamp.now(),
      currency: 'INR',
      amountMinor: 5_500_50,
      reversedMinor: 5_500_50,
      method: 'bank_transfer',
      reference: 'HDFCN1',
    },
  ],
  receipts: [
    {
      number: 'R/26-27/000001',
      currency: 'INR',
      totalMinor: 26_498_00,
      payment: { id: 'pay_1' },
      paidFor: { number: 'ORD-1' },
      buyer: { name: 'Asha Example' },
    },
  ],
  refunds: [{ razorpayRefundId: 'rfnd_1', note: 'One user less.' }],
};

type Json = Record<string, unknown>;

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://site.example' });
  vi.mocked(readPages).mockImplementation(async function* (name) {
    const documents = stored[name as unknown as string] ?? [];
    yield documents.map((data) => ({
      id: 'pay_1',
      ref: { path: 'users/asha/invoices/pay_1' },
      data: () => data,
      get: (field: string) =>
        field.split('.').reduce<unknown>((value, key) => (value as Json | undefined)?.[key], data),
    })) as never;
  });
});

it('an invoice becomes a row that is safe to open', async () => {
  const query = { collection: 'invoices', sort: [] };
  vi.mocked(findPayables).mockReturnValue({ query, isPartial: true });
  const [head, row] = await textsOf(exportPayables('invoice', {}));
  expect(head).toMatch(/^\uFEFF"Number","Source","Created",/);
  expect(row).toMatch(/^"INV-1","Entered by customer",/);
  expect(row).toContain(
    `"'=HYPERLINK(""http://evil.example"")","asha@example.com",5500.5,"INR","Pending"`,
  );
});

it("a month's statement has its payments with fees, refunds, reversals and receipts", async () => {
  vi.mocked(readRefunds).mockImplementation(async function* () {
    const refund = { paymentId: 'pay_1', path: '', currency: 'INR' as const };
    const one = { ...refund, id: 'rfnd_1', amountMinor: 1_000_50, valueMinor: 1_000_50 };
    const earlier = { ...one, id: 'rfnd_0', createdAt: new Date('2026-11-01') };
    yield { returns: [{ ...one, createdAt: new Date('2026-11-02') }, earlier], read: 1 };
  });
  vi.mocked(readChargebacks).mockImplementation(async function* () {
    const lost = { id: 'disp_1', paymentId: 'pay_1', path: '', currency: 'INR' as const };
    const createdAt = new Date('2026-11-03');
    yield { returns: [{ ...lost, amountMinor: 500_50, createdAt }], read: 1 };
  });
  const month = readMonth('2026-11');
  if (!month) throw new Error('There is no such month.');
  const [head, payment, bankPayment, refunds, chargeback, reversal, receipt] = await textsOf(
    exportStatement(month),
  );
  expect(head).toMatch(
    /,"Paid","Paid in INR","Refunded","Refunded in INR","Charged back","Charged back in INR","Reversed","Reversed in INR","Receipt total",/,
  );
  expect(payment).toMatch(
    /^"Payment",.*,"ORD-1",.*,"INR",26498,26498,"","","","","","","",625.35,95.39,"upi","","R\/26-27\/000001",.*,"Asha Example"/,
  );
  expect(bankPayment).toMatch(
    /^"Payment",.*,"INR",5500.5,5500.5,"","","","","","","","","","bank_transfer","HDFCN1",/,
  );
  expect(reversal).toMatch(
    /^"Reversal",.*,"INR","","","","","","",5500.5,5500.5,"","","","bank_transfer","HDFCN1",/,
  );
  const [earlier, refund] = refunds?.split('\r\n') ?? [];
  expect(earlier).toContain('"rfnd_0"');
  expect(refund).toMatch(
    /^"Refund",.*,"rfnd_1",.*,"ORD-1",.*,"INR","","",1000.5,1000.5,"","","","","",.*,"One user less\."/,
  );
  expect(receipt).toMatch(
    /^"Receipt",.*,"R\/26-27\/000001",.*,"INR","","","","","","","","",26498,/,
  );
  expect(chargeback).toMatch(
    /^"Chargeback",.*,"disp_1","pay_1","ORD-1",.*,"INR","","","","",500.5,"","","",/,
  );
});

async function textsOf(parts: AsyncGenerator<{ text: string }>): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of parts) texts.push(text);
  return texts;
}
