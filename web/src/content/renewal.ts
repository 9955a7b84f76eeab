/** What happens at the end of a term, wherever a customer decides to buy. */
export const renewal =
  'We email a renewal invoice before your term ends. Nothing is charged automatically.';
