import type { RefObject } from 'react';
import { plans as texts } from '../../../content/plans.ts';
import { dialogOnDemand } from '../../../core/notices/dialog-on-demand.tsx';
import type { PlanAction } from '../actions-of.ts';
import type { Situation } from '../stage-of.ts';

export const planDialogs = {
  addUsers: dialogOnDemand(
    async () => (await import('./more-users-dialog.tsx')).MoreUsersDialog,
    texts.loading,
  ),
  changeNext: dialogOnDemand(
    async () => (await import('./next-term-dialog.tsx')).NextTermDialog,
    texts.loading,
  ),
  cancel: dialogOnDemand(
    async () => (await import('./cancel-dialog.tsx')).CancelDialog,
    texts.loading,
  ),
};

export type DialogAction = keyof typeof planDialogs;

export function hasDialog(action: PlanAction): action is DialogAction {
  return action in planDialogs;
}

interface PlanDialogsProps {
  situation: Situation;
  opened: DialogAction | undefined;
  /** Takes the focus if the button that opened a dialog is gone. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
  onInvoice: (invoiceId: string) => void;
}

export function PlanDialogs(props: PlanDialogsProps) {
  const { situation, opened, heading, onClose, onInvoice } = props;
  const { plan, isGuest, today } = situation;
  const onClosed = () => {
    const isLost = document.activeElement?.matches('body, main') ?? true;
    if (isLost) heading.current?.focus({ preventScroll: true });
  };
  const shown = (action: DialogAction) => ({
    isOpen: opened === action,
    onClose,
    props: { plan, isGuest, today, open: opened === action, onClose, onClosed, onInvoice },
  });
  return (
    <>
      <planDialogs.addUsers.Component {...shown('addUsers')} />
      <planDialogs.changeNext.Component {...shown('changeNext')} />
      <planDialogs.cancel.Component {...shown('cancel')} />
    </>
  );
}
