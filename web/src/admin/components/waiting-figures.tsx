import { readWaiting } from '../api/read-overview.ts';
import { overdue, writeFilter } from '../payable-filter.ts';
import { deskPaths, receiptsPath } from '../desk-paths.ts';
import { useRead } from '../use-watched.ts';
import { Figure, FigureList } from './figure.tsx';

const overduePath = deskPaths.invoices + writeFilter({ status: overdue });

/** What waits or has failed. Each figure leads to its list. */
export function WaitingFigures() {
  return (
    <FigureList title="To do" watched={useRead(readWaiting)}>
      {(waiting) => (
        <>
          <Figure name="Open alerts" value={waiting.openAlerts} href={deskPaths.alerts} />
          <Figure
            name="Emails waiting"
            value={waiting.emailsWaiting}
            href={`${deskPaths.emails}?waiting`}
          />
          <Figure name="Failed emails" value={waiting.emailsFailed} href={deskPaths.emails} />
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
            href={deskPaths.messages}
          />
          <Figure name="Overdue invoices" value={waiting.overdueInvoices} href={overduePath} />
        </>
      )}
    </FigureList>
  );
}
