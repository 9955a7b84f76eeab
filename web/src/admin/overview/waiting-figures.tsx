import { readWaiting } from './api/read-overview.ts';
import { overdue, writeFilter } from '../payables/payable-filter.ts';
import { adminPaths, receiptsPath } from '../records/admin-paths.ts';
import { useRead } from '../lists/use-watched.ts';
import { Figure, FigureList } from './figure.tsx';

const overduePath = adminPaths.invoices + writeFilter({ status: overdue });

export function WaitingFigures() {
  return (
    <FigureList title="To do" watched={useRead(readWaiting)}>
      {(waiting) => (
        <>
          <Figure name="Open alerts" value={waiting.openAlerts} href={adminPaths.alerts} />
          <Figure
            name="Emails waiting"
            value={waiting.emailsWaiting}
            href={`${adminPaths.emails}?waiting`}
          />
          <Figure name="Failed emails" value={waiting.emailsFailed} href={adminPaths.emails} />
          <Figure
            name="Receipts waiting"
            value={waiting.receiptsWaiting}
            href={receiptsPath(true)}
          />
          <Figure
            name="Failed receipts"
            value={waiting.receiptsFailed}
            href={receiptsPath(false)}
          />
          <Figure
            name="Messages waiting"
            value={waiting.messagesWaiting}
            href={adminPaths.messages}
          />
          <Figure name="Overdue invoices" value={waiting.overdueInvoices} href={overduePath} />
        </>
      )}
    </FigureList>
  );
}
