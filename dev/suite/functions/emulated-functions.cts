/**
 * The Functions emulator loads this module. It exports the built functions of the working directory. It also
 * exports `emulated`, which calls the function that `share-function-process.ts` names in a header.
 */
import type { Request, Response } from 'express';

type Handler = (...args: unknown[]) => unknown;

// With this variable, the bundle would load the module of only one function.
delete process.env['FUNCTION_TARGET'];

const functions = require(`${process.cwd()}/lib/index.cjs`) as Record<string, Handler>;

module.exports = { ...functions, emulated };

async function emulated(request: Request, response: Response) {
  const name = request.header('x-emulated-function') ?? '';
  const handler = functions[name];
  try {
    if (!handler) throw new Error(`There is no function ${name}.`);
    if (!request.header('ce-type')) return await handler(request, response);
    await handler(eventOf(request));
    response.send({ status: 'acknowledged' });
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.status(500).send(String(error));
  }
}

/** Reads an event's attributes, which Firestore sends as headers. */
function eventOf({ headers, body }: Request) {
  const attributes = Object.entries(headers).filter(([name]) => name.startsWith('ce-'));
  return {
    ...Object.fromEntries(attributes.map(([name, value]) => [name.slice('ce-'.length), value])),
    data: body as unknown,
  };
}
