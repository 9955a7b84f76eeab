import { expect } from 'vitest';
import { anEvent, deliver, type PaymentEntity } from './webhooks.ts';
import { control, setFaults } from './provider.ts';

/** Raises a dispute in the sandbox and delivers its event, and later those of its moves. */
export async function raiseDispute(
  payment: PaymentEntity,
  facts: { amount?: number; phase?: string } = {},
) {
  // The test delivers the events, so that each is recorded before the next.
  const dispute = await raiseUnreportedDispute(payment, facts);
  let seconds = dispute.created_at;
  const report = async (step: string, changed: Record<string, unknown> = {}) => {
    seconds += 1;
    const event = anEvent(`payment.dispute.${step}`, payment, {
      dispute: { ...dispute, ...changed },
    });
    expect(await deliver({ ...event, created_at: seconds })).toMatchObject({ status: 200 });
  };
  await report('created');
  return { id: dispute.id, move: report };
}

/** Raises a dispute in the sandbox, whose webhooks are lost until the test ends. */
export async function raiseUnreportedDispute(
  payment: Pick<PaymentEntity, 'id'>,
  facts: { amount?: number; phase?: string } = {},
): Promise<{ id: string; created_at: number }> {
  await setFaults({ webhooks: { drop: 'all' } });
  return control(`payments/${payment.id}/dispute`, facts);
}
