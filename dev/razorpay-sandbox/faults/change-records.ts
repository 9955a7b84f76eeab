import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../http/serve-app.ts';
import type { Switchboard } from './switchboard.ts';

/** Changes the records in answers of the API as the switch `records` says. */
export function changeRecords(switchboard: Switchboard): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const { records } = switchboard.current;
    if (records.length === 0) return;
    const changes = new Map(records.map(({ id, fields }) => [id, fields]));
    const answer: { id?: string; items?: { id: string }[] } = await c.res.clone().json();
    const items = answer.items?.map((item) => ({ ...item, ...changes.get(item.id) }));
    c.res = c.json({ ...answer, ...changes.get(answer.id ?? ''), ...(items && { items }) });
  };
}
