import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showing, showTo } from '../../../tests/admin.tsx';
import { aDispute, aPayment } from '../../../tests/admin-records.ts';
import { inspect } from '../../../tests/inspect.ts';

vi.mock('./api/watch-payments.ts');
vi.mock('../records/api/watch-record.ts');

const { watchRefunds } = await import('./api/watch-payments.ts');
const { PaymentCard } = await import('./payment-card.tsx');

it.each([
  ['open', 5_000_00, 'Disputed', /Respond in Razorpay by .+Can't be refunded until/],
  ['under_review', 5_000_00, 'Disputed', /Reason: goods or services not received/],
  ['won', 5_000_00, 'Received', /Phase: chargeback/],
  ['lost', 5_000_00, 'Partly charged back', /The customer has this amount back/],
  ['lost', 26_498_00, 'Charged back', /The customer has this amount back/],
])(
  'with a dispute that is %s about %i paise, the badge is %s',
  async (state, amount, badge, facts) => {
    vi.mocked(watchRefunds).mockImplementation(showing([]));
    const dispute = { ...aDispute, state, amountMinor: amount };
    await showTo('admin', <PaymentCard payment={aPayment({ disputes: { disp_1: dispute } })} />);
    await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(page.getByText(facts)).toBeVisible();
    await expect.element(page.getByText(/^Dispute of ₹/)).toBeVisible();
    await inspect();
  },
);
