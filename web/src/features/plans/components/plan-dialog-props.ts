import type { Situation } from '../stage-of.ts';

export interface PlanDialogProps extends Situation {
  open: boolean;
  onClose: () => void;
  /** Called when the focus has left the closed dialog. */
  onClosed: () => void;
}
