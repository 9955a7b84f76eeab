import { z } from 'zod';
import type { SandboxNotes } from './entities.ts';
import { invalidInput } from './provider-error.ts';

/** Throws Razorpay's error unless the body is a JSON object. */
export function parseJsonObject(body: string): Record<string, unknown> {
  const { data } = z.record(z.string(), z.unknown()).safeParse(parseJson(body));
  if (!data) throw invalidInput('The request body must be a JSON object.');
  return data;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Throws Razorpay's error for the first field that the schema refuses. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  request: Record<string, unknown>,
): z.output<Schema> {
  const parsed = schema.safeParse(request, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidInput(issue?.message ?? '', issue && fieldOf(issue));
}

/** Returns Razorpay's words for an issue whose schema has none. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.join(', ')} is/are not required and should not be sent`;
  }
  const name = fieldOf(issue)?.replaceAll('_', ' ');
  return issue.input === undefined
    ? `The ${name} field is required.`
    : `The selected ${name} is invalid.`;
}

function fieldOf({ path = [] }: { path?: PropertyKey[] | undefined }): string | undefined {
  return path.length === 0 ? undefined : String(path.at(-1));
}

/** Minor units. */
export function amountIn(currency: string) {
  return z
    .int({
      error: ({ input }) => (input === undefined ? undefined : 'The amount must be an integer.'),
    })
    .min(100, `The amount must be at least ${currency} 1.00`);
}

export const receipt = z
  .string()
  .max(40, 'The receipt may not be greater than 40 characters.')
  .nullish()
  .transform((it) => it ?? null);

/** Razorpay keeps missing and empty notes as an empty list. */
export const notes = z
  .union([z.tuple([]), z.record(z.string(), z.string().max(256))])
  .refine((it) => Object.keys(it).length <= 15, 'The notes may not have more than 15 items.')
  .default([])
  .transform((it): SandboxNotes => (Array.isArray(it) || Object.keys(it).length === 0 ? [] : it));
