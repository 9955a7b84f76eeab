import { z } from 'zod';
import type { SubmitContactFormAnswer, SubmitContactFormRequest } from '../../shared/endpoints.ts';
import { queryLengths } from '../../shared/queries.ts';
import { endpoint } from './endpoint.ts';
import { parseBody } from './parse-body.ts';

const body = z.object({
  firstName: z.string().trim().min(1).max(queryLengths.firstName),
  email: z.string().trim().max(queryLengths.email).pipe(z.email()),
}) satisfies z.ZodType<SubmitContactFormRequest>;

const answer: SubmitContactFormAnswer = { message: 'Thank you. We will get back to you soon.' };

/** Called once a message from the contact form is stored. */
export const submitContactForm = endpoint({ method: 'POST' }, async (request) => {
  parseBody(request, body);
  return answer;
});
