import { Alert } from '../../components/notices/alert.tsx';
import type { Failure } from './failure.ts';

export function FailureAlert({ failure }: { failure: Failure | undefined }) {
  if (failure?.message === undefined) return null;
  return (
    <Alert tone="danger">
      <p>{failure.message}</p>
      {failure.detail !== undefined && <p className="mt-1 text-muted">{failure.detail}</p>}
    </Alert>
  );
}
