import {
  endpoints,
  type ListedSignInMethod,
  type SignInMethodsAnswer,
  type SignInMethodsRequest,
} from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/** The account's ways to log in. Rejects with an ApiError. */
export async function listSignInMethods(): Promise<ListedSignInMethod[]> {
  return (await ask({})).methods;
}

/** Removes one of them, which ends all sessions of the account. Needs a fresh sign-in. Rejects with an ApiError. */
export async function removeSignInMethod(id: string): Promise<void> {
  await ask({ remove: id });
}

async function ask(request: SignInMethodsRequest): Promise<SignInMethodsAnswer> {
  return (await postAsUser(endpoints.signInMethods, request)) as SignInMethodsAnswer;
}
