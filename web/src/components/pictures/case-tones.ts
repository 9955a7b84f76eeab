export const caseTones = {
  success: 'bg-success',
  warning: 'bg-warning',
  neutral: 'bg-action-text',
};
