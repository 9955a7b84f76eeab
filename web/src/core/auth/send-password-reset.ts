import { endpoints, type SendPasswordResetEmailRequest } from '@shared/endpoints.ts';
import { messages } from '../../content/auth.ts';
import { ApiError } from '../api/api-error.ts';
import { postJson } from '../api/request.ts';
import type { Failure } from './failure.ts';

/** Resolves to a failure, if any. The failure never reveals whether the address has an account. */
export async function sendPasswordReset(email: string): Promise<Failure | undefined> {
  try {
    const request: SendPasswordResetEmailRequest = { email };
    await postJson(endpoints.sendPasswordResetEmail, request);
    return undefined;
  } catch (error) {
    console.warn('Error requesting a password reset', error);
    const detail = error instanceof ApiError ? detailOf(error) : undefined;
    return { message: messages.resetFailed, ...(detail !== undefined && { detail }) };
  }
}

function detailOf({ code, message }: ApiError): string | undefined {
  if (code === 'network') return messages.checkConnection;
  return code === 'invalid-request' ? undefined : message;
}
