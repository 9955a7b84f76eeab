import {
  contactMessageLengths as maxLengths,
  type ContactMessage,
} from '@shared/contact-messages.ts';
import * as z from 'zod/mini';
import { emailAddress, filled, filledLines } from '../../core/forms/fields.ts';

export const messageSchema = z.object({
  firstName: filled('Please enter your first name.', maxLengths.firstName),
  lastName: filled('Please enter your last name.', maxLengths.lastName),
  email: emailAddress,
  message: filledLines('Please enter your message.', maxLengths.message),
}) satisfies z.ZodMiniType<ContactMessage>;
