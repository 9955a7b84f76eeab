import { mailtoHref } from '@shared/messages/mailto.ts';
import { useCallback } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { watchCustomer, type AdminCustomer } from '../customers/api/watch-customers.ts';
import { customerPath } from '../records/admin-paths.ts';
import { emailOfCustomer } from '../customers/email-of-customer.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { WatchedView } from '../lists/watched-view.tsx';

export function AlertCustomer({ uid }: { uid: string }) {
  const watch: Watch<AdminCustomer | undefined> = useCallback(
    (onCustomer, onError) => watchCustomer(uid, onCustomer, onError),
    [uid],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="customer">
      {(customer) => (
        <p className="flex flex-wrap gap-3">
          <a href={customerPath(uid)} className={buttonClass({ variant: 'quiet' })}>
            View customer
          </a>
          {customer?.email && (
            <a href={mailtoHref(customer.email)} className={buttonClass({ variant: 'quiet' })}>
              {`Email ${emailOfCustomer(customer)}`}
            </a>
          )}
        </p>
      )}
    </WatchedView>
  );
}
