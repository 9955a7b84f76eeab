import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../shared/server-errors.ts';
import type { Actor } from '../audit/actor.ts';
import { authenticateStaff } from './authenticate-staff.ts';

/** Resolves to the administrator who makes the request. Throws like `authenticateStaff`, and `view-only`. */
export async function authenticateAdmin(request: Request): Promise<Actor> {
  const { actor, role } = await authenticateStaff(request);
  if (role !== 'admin') throw new ServerError('view-only');
  return actor;
}
