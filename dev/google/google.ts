import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../suite/problem.ts';
import { GoogleError } from './google-error.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Google's REST APIs, called for one project. */
export interface Google {
  projectId: string;
  /** Calls an API, such as `('POST', 'firestore/v1/projects/…', body)`. Throws GoogleError. */
  call: <Answer>(method: Method, path: string, body?: object) => Promise<Answer>;
  /** Reads a resource. Undefined if it doesn't exist. Throws GoogleError. */
  find: <Answer>(path: string) => Promise<Answer | undefined>;
  /** Calls an API that starts a long-running operation, and waits for its end. Throws a Problem if it failed. */
  run: (method: Method, path: string, body: object) => Promise<void>;
}

interface Operation {
  /** Such as `projects/…/operations/…`. */
  name?: string;
  done?: boolean;
  error?: { message: string };
}

const timeLimitMs = 60_000;
const pollMs = 2_000;

/** `*` in the origin stands for the name of the API. */
export function googleOf(
  projectId: string,
  getToken: () => Promise<string>,
  origin = 'https://*.googleapis.com',
): Google {
  const call = async <Answer>(method: Method, path: string, body?: object): Promise<Answer> => {
    const slash = path.indexOf('/');
    const url = origin.replace('*', path.slice(0, slash)) + path.slice(slash);
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${await getToken()}`,
        'Content-Type': 'application/json',
        // Otherwise, some APIs count the calls for the project of the credentials.
        'X-Goog-User-Project': projectId,
      },
      signal: AbortSignal.timeout(timeLimitMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new GoogleError(response.status, text, `${method} ${path}`);
    return (text === '' ? {} : JSON.parse(text)) as Answer;
  };
  return {
    projectId,
    call,
    async find<Answer>(path: string) {
      return call<Answer>('GET', path).catch((error: unknown) => {
        if (error instanceof GoogleError && error.status === 404) return undefined;
        throw error;
      });
    },
    async run(method, path, body) {
      const [api, version] = path.split('/');
      let operation = await call<Operation>(method, path, body);
      while (!operation.done && operation.name !== undefined) {
        await wait(pollMs);
        operation = await call('GET', `${api}/${version}/${operation.name}`);
      }
      if (operation.error) throw new Problem(`Google: ${operation.error.message}`);
    },
  };
}
