import { serverErrors, type ServerErrorCode } from '@shared/server-errors.ts';

/**
 * The code of a failed request. `network` means that no usable answer came. `unreadable` means an error response
 * without a message of our server.
 */
export type ApiErrorCode = ServerErrorCode | 'network' | 'unreadable';

/** A failed request to our server. The site shows its message to the customer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
  }
}

export function networkError(): ApiError {
  return new ApiError(
    'network',
    "We couldn't reach the server. Please check your connection and try again.",
  );
}

export function errorFromBody(body: unknown): ApiError {
  if (typeof body === 'object' && body !== null && 'message' in body && 'code' in body) {
    const { message, code } = body;
    if (typeof message === 'string' && message !== '' && isServerErrorCode(code)) {
      return new ApiError(code, message);
    }
  }
  return new ApiError('unreadable', serverErrors.internal.message);
}

function isServerErrorCode(code: unknown): code is ServerErrorCode {
  return typeof code === 'string' && Object.hasOwn(serverErrors, code);
}
