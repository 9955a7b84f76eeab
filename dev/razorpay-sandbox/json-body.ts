import { invalidInput } from './provider-error.ts';

/** Reads a request's JSON object; refuses anything else. */
export function parseJsonObject(body: string): Record<string, unknown> {
  const value = parseJson(body);
  if (!isObject(value)) throw invalidInput('The request body must be a JSON object.');
  return value;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
