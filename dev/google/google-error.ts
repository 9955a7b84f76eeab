/** Google refused a call. */
export class GoogleError extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** For example `PERMISSION_DENIED`, or the more exact `SERVICE_DISABLED`. */
  readonly reason: string;

  constructor(status: number, body: string, request: string) {
    const { message, reason } = readError(body);
    super(`Google answered ${request} with ${status}: ${message}`);
    this.status = status;
    this.reason = reason;
  }
}

/** Reads the error format of Google's REST APIs (google.aip.dev/193). */
function readError(body: string): { message: string; reason: string } {
  try {
    const { error } = JSON.parse(body) as {
      error: { message?: string; status?: string; details?: { reason?: string }[] };
    };
    const exact = error.details?.find(({ reason }) => reason)?.reason;
    return { message: error.message ?? body, reason: exact ?? error.status ?? '' };
  } catch {
    return { message: body.slice(0, 300), reason: '' };
  }
}
