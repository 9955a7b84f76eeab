import { useId, useState, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { plans as texts } from '../../../content/plans.ts';
import { useIsOffline } from '../../../core/database/connection.ts';
import { actionsOf, type PlanAction } from '../actions-of.ts';
import type { Situation } from '../stage-of.ts';
import { usePlanChange } from '../use-plan-change.ts';
import { ActionButton } from './action-button.tsx';
import { hasDialog, PlanDialogs, planDialogs, type DialogAction } from './plan-dialogs.tsx';

interface PlanActionsProps {
  situation: Situation;
  /** Takes the focus when a button disappears. */
  heading: RefObject<HTMLElement | null>;
  onInvoice: (invoiceId: string) => void;
  /** Undefined if an ended plan can start again without a new order. */
  onBuyAgain: (() => void) | undefined;
  /** What comes before the buttons. */
  children: ReactNode;
}

export function PlanActions({
  situation,
  heading,
  onInvoice,
  onBuyAgain,
  children,
}: PlanActionsProps) {
  const { plan } = situation;
  const [opened, setOpened] = useState<DialogAction>();
  const { sending, error, send } = usePlanChange(plan.id);
  const isOffline = useIsOffline();
  const reasonId = useId();
  const buttons = actionsOf(situation).filter((action) => action !== 'buyAgain');
  const canBuyAgain = onBuyAgain && actionsOf(situation).includes('buyAgain');

  function press(action: (typeof buttons)[number]): void {
    if (hasDialog(action)) setOpened(action);
    else void send({ kind: action });
  }

  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-3 empty:hidden print:hidden">
        {children}
        {buttons.map((action) => (
          <ActionButton
            key={action}
            fallback={heading}
            aria-label={nameOf(action, plan.name)}
            busy={sending === action}
            busyLabel={texts.busy}
            disabled={isOffline}
            aria-describedby={isOffline ? reasonId : undefined}
            {...(hasDialog(action) && {
              onPointerEnter: planDialogs[action].prefetch,
              onFocus: planDialogs[action].prefetch,
            })}
            onClick={() => press(action)}
          >
            {texts.actions[action]}
          </ActionButton>
        ))}
        {canBuyAgain && (
          <Button variant="quiet" aria-label={nameOf('buyAgain', plan.name)} onClick={onBuyAgain}>
            {texts.actions.buyAgain}
          </Button>
        )}
      </div>
      {isOffline && buttons.length > 0 && (
        <p id={reasonId} className="mt-2 text-sm text-muted">
          {texts.offline}
        </p>
      )}
      {error !== undefined && (
        <div className="mt-4">
          <Alert tone="danger">
            <p>{error}</p>
          </Alert>
        </div>
      )}
      <PlanDialogs
        situation={situation}
        opened={opened}
        heading={heading}
        onClose={() => setOpened(undefined)}
        onInvoice={onInvoice}
      />
    </>
  );
}

/** A page can show several plans with the same buttons. */
function nameOf(action: PlanAction, product: string): string {
  return `${texts.actions[action]}: ${product}`;
}
