import { countOf } from '../lists/count-of.ts';
import { maxClosed } from '@shared/messages/contact-messages.ts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../core/notices/notices.ts';
import { readMessages, type AdminMessage } from './api/watch-messages.ts';
import type { MessageQuery } from './message-query.ts';
import { closeAction } from './message-actions.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';

interface BulkCloseProps {
  query: MessageQuery;
  chosen: readonly AdminMessage[];
  onChoose: (messages: readonly AdminMessage[]) => void;
}

/** Select all chooses as many messages as one request can close. */
export function BulkClose({ query, chosen, onChoose }: BulkCloseProps) {
  const [isReading, setReading] = useState(false);
  const [selected, setSelected] = useState<readonly AdminMessage[]>();

  async function chooseAll() {
    setReading(true);
    try {
      onChoose(await readMessages(query, maxClosed));
    } catch (error) {
      console.warn('The messages could not be read', error);
      notify('error', "We couldn't load the messages. Please try again.");
    } finally {
      setReading(false);
    }
  }

  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <Button
        variant="quiet"
        busy={isReading}
        busyLabel="Loading..."
        onClick={() => void chooseAll()}
      >
        Select all (up to {maxClosed})
      </Button>
      <Button variant="quiet" disabled={chosen.length === 0} onClick={() => onChoose([])}>
        Clear selection
      </Button>
      <Button
        disabled={chosen.length === 0}
        onClick={() => setSelected(chosen.slice(0, maxClosed))}
      >
        {chosen.length === 0 ? 'Close messages' : `Close ${countOf(chosen.length, 'message')}`}
      </Button>
      {selected && (
        <ActionDialog
          action={closeAction(selected)}
          isOpen
          onClose={() => setSelected(undefined)}
          onDone={() => onChoose([])}
        />
      )}
    </div>
  );
}
