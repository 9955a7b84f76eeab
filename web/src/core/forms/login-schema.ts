import * as z from 'zod/mini';
import { emailAddress } from './fields.ts';
import { currentPassword } from './passwords.ts';

export const loginSchema = z.object({ email: emailAddress, password: currentPassword });

export type LoginForm = z.infer<typeof loginSchema>;
