import type { BrowserContext } from '@playwright/test';

/** Replaces Google's script, so that the SDK's own popup runs against the Auth emulator without a network. */
export async function serveGapi(context: BrowserContext): Promise<void> {
  const script = `(${fakeGapi.toString()})(${connect.toString()})`;
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  // The emulator's popup page uses these only for styling.
  await context.route(/^https:\/\/(unpkg|fonts\.googleapis)\.com\//, (route) => route.abort());
}

interface Message {
  wire: 'gapi';
  id?: number;
  name?: string;
  reply?: number;
  data: unknown;
}

type Handler = (data: unknown) => unknown;
type Done = (replies: unknown) => void;

/** Implements the part of gapi.iframes that the page and the emulator's hidden frame use. */
function fakeGapi(connectTo: typeof connect): void {
  const context = {
    getParentIframe: () => connectTo(() => globalThis.parent),
    open({ url, where }: { url: string; where: HTMLElement }, ready: (frame: unknown) => void) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      where.append(frame);
      return ready(connectTo(() => frame.contentWindow));
    },
  };
  const page = globalThis as unknown as Record<string, unknown>;
  page['gapi'] = {
    load: (_: string, { callback }: { callback: () => void }) => setTimeout(callback),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: true, getContext: () => context },
  };
  // The page names its callback in the script's URL. The frame's callback has a fixed name.
  const { src } = document.currentScript as HTMLScriptElement;
  const onLoad = page[new URL(src).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof onLoad === 'function') onLoad();
}

/** Calls wait until this end of the connection has registered their handler. */
function connect(target: () => Window | null) {
  const handlers = new Map<string, Handler>();
  const early: Message[] = [];
  const waiting = new Map<number, Done>();
  let calls = 0;
  function post(message: Omit<Message, 'wire'>) {
    target()?.postMessage({ wire: 'gapi', ...message }, '*');
  }
  async function handle(message: Message) {
    const handler = handlers.get(message.name ?? '');
    if (!handler) early.push(message);
    else post({ reply: message.id ?? 0, data: [await handler(message.data)] });
  }
  function finish(call: number, replies: unknown) {
    try {
      waiting.get(call)?.(replies);
    } catch {
      // The SDK throws here even after a good reply. Google's script ignores the error too.
    }
  }
  addEventListener('message', ({ data, source }: MessageEvent<Message | undefined>) => {
    if (data?.wire !== 'gapi' || source !== target()) return;
    if (data.reply === undefined) void handle(data);
    else finish(data.reply, data.data);
  });
  return {
    register(name: string, handler: Handler) {
      handlers.set(name, handler);
      for (const message of early.splice(0)) void handle(message);
    },
    send(name: string, data: unknown, done?: Done) {
      calls += 1;
      if (done) waiting.set(calls, done);
      post({ id: calls, name, data });
    },
    restyle: () => {},
    ping: () => Promise.resolve(),
  };
}
