import { useEffect, useState } from 'react';
import { Alert } from '../../components/notices/alert.tsx';
import { Button } from '../../components/button.tsx';
import { passFocusToHeading } from '../../components/pass-focus-to-heading.ts';
import { connection as texts } from '../../content/connection.ts';
import { useConnection } from './connection.ts';
import { refreshDatabase } from './refresh-database.ts';

/** The database client notices within this time that nothing answers. */
const answerLimitMs = 10_000;

/** Replaces missing data while the database is out of reach. Renders nothing while it is reachable. */
export function Unreachable() {
  const connection = useConnection();
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setTimeout(() => setTrying(false), answerLimitMs);
    return () => clearTimeout(timer);
  }, [isTrying]);
  if (connection === 'online') return null;

  function tryAgain() {
    setTrying(true);
    refreshDatabase().catch((error: unknown) => console.warn('Nothing could be refreshed', error));
  }

  return (
    <Alert tone="warning">
      <p className="max-w-prose">{texts.waiting[connection]}</p>
      <Button
        ref={passFocusToHeading}
        variant="quiet"
        className="mt-3 mb-1"
        busy={isTrying}
        busyLabel={texts.trying}
        onClick={tryAgain}
      >
        {texts.tryAgain}
      </Button>
    </Alert>
  );
}
