import { PlanFigures } from '../overview/plan-figures.tsx';
import { Received } from '../overview/received.tsx';
import { RefundedFigures } from '../overview/refunded-figures.tsx';
import { StatusFigures } from '../overview/status-figures.tsx';
import { WaitingFigures } from '../overview/waiting-figures.tsx';
import { SystemStatusFigures } from '../overview/system-status-figures.tsx';

/** The figures are not live. Each part loads on its own, so that one failure leaves the others. */
export function OverviewPage() {
  return (
    <>
      <h1 className="mb-8 text-2xl">Overview</h1>
      <div className="flex flex-col gap-10">
        <WaitingFigures />
        <PlanFigures />
        <SystemStatusFigures />
        <StatusFigures type="product_order" />
        <StatusFigures type="invoice" />
        <RefundedFigures />
        <Received />
      </div>
    </>
  );
}
