import * as z from 'zod/mini';
import { messages } from './content.ts';

/** The code of an authenticator app, which people type in groups. */
export const codeSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replaceAll(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, messages.notSixDigits)),
  ),
});
