import { endpoints, type ReportPasswordChangeRequest } from '@shared/endpoints.ts';
import { postJson } from '../../../core/api/request.ts';

/**
 * Reports a password that has been reset: the server closes the older sessions, removes the ways to log in that the
 * owner has not confirmed, and tells the owner by an email. Never rejects: the password is set.
 */
export async function reportReset(code: string): Promise<void> {
  try {
    const request: ReportPasswordChangeRequest = { resetCode: code };
    await postJson(endpoints.reportPasswordChange, request);
  } catch (error) {
    console.warn('Error after the reset of the password', error);
  }
}
