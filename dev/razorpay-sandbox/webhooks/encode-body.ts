/** JSON as the provider's PHP writes it: `/` and everything beyond ASCII escaped. */
export function encodeBody(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[\u0080-\uffff]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0');
}
