import { endpoints, type ReportPasswordChangeRequest } from '@shared/endpoints.ts';
import { postJson } from '../../../core/api/request.ts';

/**
 * Reports a password reset to the server. The server closes older sessions, removes sign-in methods that the owner
 * hasn't confirmed, and emails the owner. Never rejects, because the password is already set.
 */
export async function reportReset(code: string): Promise<void> {
  try {
    const request: ReportPasswordChangeRequest = { resetCode: code };
    await postJson(endpoints.reportPasswordChange, request);
  } catch (error) {
    console.warn('Error after the reset of the password', error);
  }
}
