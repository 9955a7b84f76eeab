import type { Answer } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import { ProviderError } from '../provider-error.ts';

/** A refusal by the control interface, which answers with a plain sentence. */
export class ControlError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function answerControlError(error: unknown): Answer {
  if (error instanceof ControlError || error instanceof ProviderError) {
    return jsonAnswer({ message: error.message }, error.status);
  }
  console.error(error);
  return jsonAnswer({ message: 'The sandbox failed.' }, 500);
}
