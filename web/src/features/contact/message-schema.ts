import { queryLengths as longest, type ContactMessage } from '@shared/contact-messages.ts';
import * as z from 'zod/mini';
import { emailAddress, filled, filledLines } from '../../core/forms/fields.ts';

export const messageSchema = z.object({
  firstName: filled('Please enter your first name.', longest.firstName),
  lastName: filled('Please enter your last name.', longest.lastName),
  email: emailAddress,
  message: filledLines('Please enter your message.', longest.message),
}) satisfies z.ZodMiniType<ContactMessage>;
