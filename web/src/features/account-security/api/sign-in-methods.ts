import {
  endpoints,
  type ListedSignInMethod,
  type SignInMethodsAnswer,
  type SignInMethodsRequest,
} from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/** Lists the account's sign-in methods. Rejects with an ApiError. */
export async function listSignInMethods(): Promise<ListedSignInMethod[]> {
  return (await requestMethods({})).methods;
}

/**
 * Removes a sign-in method, which ends all sessions of the account. Needs a recent login. Rejects with an ApiError.
 */
export async function removeSignInMethod(id: string): Promise<void> {
  await requestMethods({ remove: id });
}

async function requestMethods(request: SignInMethodsRequest): Promise<SignInMethodsAnswer> {
  return (await postAsUser(endpoints.signInMethods, request)) as SignInMethodsAnswer;
}
