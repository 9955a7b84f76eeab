const timeLimitMs = 60_000;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The `code` of an error in our functions' format. Undefined in every other reply. */
  code: string | undefined;
}

/** Sends a request to the site, and follows no redirect. */
export async function ask(origin: string, path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimitMs),
    ...init,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, code: codeIn(text) };
}

/** Sends JSON with POST. */
export function post(
  origin: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return ask(origin, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

/** Says the status with the code of our functions, or with the type of another server's reply. */
export function describeReply({ status, headers, code }: Reply): string {
  return `${status} ${code ?? `without our JSON (${headers.get('Content-Type') ?? 'no type'})`}`;
}

function codeIn(text: string): string | undefined {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
