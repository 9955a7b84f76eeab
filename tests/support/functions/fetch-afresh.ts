/**
 * Fetches over a new connection. A busy test process can miss that a server has closed an idle connection, and the
 * next request over it would fail. Don't use it for the site: Hosting passes the header on, and firebase-tools then
 * fails if a function answers before it has read the whole body.
 */
export function fetchAfresh(url: string, options: RequestInit = {}): Promise<Response> {
  const request = new Request(url, options);
  request.headers.set('Connection', 'close');
  return fetch(request);
}
