/** The colour of the dot before what a case has come to. */
export const caseTones = {
  success: 'bg-success',
  warning: 'bg-warning',
  neutral: 'bg-action-text',
};
