/** An answer with which Google refuses a call (google.aip.dev/193). */
export class Refusal {
  readonly code: number;
  readonly body: object;

  constructor(code: number, status: string, message: string, reason?: string) {
    this.code = code;
    const details = reason && [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
    this.body = { error: { code, status, message, ...(details && { details }) } };
  }
}
