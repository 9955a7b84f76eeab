/**
 * Fetches over a new connection. A busy test process can miss that a server has closed an idle connection, and the
 * next request over it would fail.
 */
export function fetchAfresh(url: string, options: RequestInit = {}): Promise<Response> {
  const request = new Request(url, options);
  request.headers.set('Connection', 'close');
  return fetch(request);
}
