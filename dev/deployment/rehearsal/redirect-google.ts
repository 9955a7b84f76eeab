/**
 * Each process of a rehearsal loads this module first. It resolves Google's hosts to this machine and rejects all
 * other hosts.
 */
import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';

type Done = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

const lookup = dns.lookup as (host: string, options: LookupOptions, done: Done) => void;

function lookUpLocally(host: string, options: LookupOptions | Done, done?: Done): void {
  if (typeof options === 'function') return lookUpLocally(host, {}, options);
  if (done === undefined) throw new TypeError('A look-up needs a callback.');
  if (!host || isIP(host) || host === 'localhost') return lookup(host, options, done);
  if (!host.endsWith('.googleapis.com'))
    return done(new Error(`Not a part of a rehearsal: ${host}.`));
  const here = { address: '127.0.0.1', family: 4 };
  if (options.all) done(null, [here]);
  else done(null, here.address, here.family);
}

Object.assign(dns, { lookup: lookUpLocally });
