import type { ListedSignInMethod } from '@shared/endpoints.ts';
import { useRef, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { security } from '../../../content/account.ts';
import { useSignInMethods } from '../use-sign-in-methods.ts';
import { RemoveMethodDialog } from './remove-method-dialog.tsx';
import { SecurityRow } from './security-row.tsx';

const texts = security.methods;

interface MethodsRowProps {
  email: string;
  /** Called when all sessions of the account have ended. The session of this browser still looks active. */
  onEnded: () => void;
}

export function MethodsRow({ email, onEnded }: MethodsRowProps) {
  const [methods, retry] = useSignInMethods();
  return (
    <SecurityRow id="account-methods" title={texts.title} text={texts.text}>
      <div className="mt-4">
        {methods === undefined && <Skeleton className="h-12" />}
        {methods === 'failed' && (
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <p role="alert" className="text-muted">
              {texts.notLoaded}
            </p>
            <Button variant="quiet" onClick={retry}>
              {texts.retry}
            </Button>
          </div>
        )}
        {Array.isArray(methods) && (
          <ul className="flex flex-col gap-4">
            {methods.map((method) => (
              <Method
                key={method.id}
                method={method}
                isRemovable={isRemovable(method, methods)}
                email={email}
                onEnded={onEnded}
              />
            ))}
          </ul>
        )}
      </div>
    </SecurityRow>
  );
}

interface MethodProps extends MethodsRowProps {
  method: ListedSignInMethod;
  isRemovable: boolean;
}

function Method({ method, isRemovable: mayRemove, email, onEnded }: MethodProps) {
  const [isConfirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = texts.name(method.provider);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{name}</span>
          <Badge tone={method.isConfirmed ? 'success' : 'warning'}>
            {method.isConfirmed ? texts.confirmed : texts.notConfirmed}
          </Badge>
        </p>
        <p className="wrap-anywhere text-muted">{method.email}</p>
        {!method.isConfirmed && <p className="text-sm text-muted">{texts.sent}</p>}
      </div>
      {mayRemove && (
        <Button
          ref={button}
          variant="quiet"
          aria-label={texts.removeOf(name)}
          onClick={() => setConfirming(true)}
        >
          {texts.remove}
        </Button>
      )}
      <RemoveMethodDialog
        open={isConfirming}
        method={method}
        email={email}
        onRemoved={onEnded}
        onCancel={() => setConfirming(false)}
        onClosed={() => button.current?.focus()}
      />
    </li>
  );
}

/** Returns whether another confirmed method would remain. The server enforces this too. */
function isRemovable(method: ListedSignInMethod, all: readonly ListedSignInMethod[]): boolean {
  return all.some((other) => other.isConfirmed && other.id !== method.id);
}
