/** The colour of the dot beside the state of a case. */
export const caseTones = {
  success: 'bg-success',
  warning: 'bg-warning',
  neutral: 'bg-action-text',
};
