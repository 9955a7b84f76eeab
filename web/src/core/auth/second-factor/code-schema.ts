import { plainCode } from '@shared/values/plain-code.ts';
import * as z from 'zod/mini';
import { messages } from './content.ts';

/** A code from an authenticator app. Spaces are removed, because customers type the code in groups. */
export const codeSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => plainCode(text).replaceAll(' ', '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, messages.notSixDigits)),
  ),
});
