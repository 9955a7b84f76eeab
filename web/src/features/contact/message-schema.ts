import {
  contactMessageLengths as maxLengths,
  portfolioSizes,
  type ContactMessage,
} from '@shared/messages/contact-messages.ts';
import * as z from 'zod/mini';
import { emailAddress, filled, filledLines, line } from '../../core/forms/fields.ts';

const fields = z.object({
  firstName: filled('Please enter your first name.', maxLengths.firstName),
  lastName: filled('Please enter your last name.', maxLengths.lastName),
  email: emailAddress,
  message: filledLines('Please enter your message.', maxLengths.message),
  company: z.optional(line(maxLengths.company)),
  jobTitle: z.optional(line(maxLengths.jobTitle)),
  portfolioSize: z.optional(z.enum(['', ...portfolioSizes])),
  region: z.optional(line(maxLengths.region)),
});

/** The values of the form's fields. An optional field without a value is empty. */
export type MessageFields = Required<z.input<typeof fields>>;

/** Validates a message and leaves out empty optional fields. */
export const messageSchema = z.pipe(
  fields,
  z.transform(({ company, jobTitle, portfolioSize, region, ...message }) => ({
    ...message,
    ...(company && { company }),
    ...(jobTitle && { jobTitle }),
    ...(portfolioSize && { portfolioSize }),
    ...(region && { region }),
  })),
) satisfies z.ZodMiniType<ContactMessage>;
