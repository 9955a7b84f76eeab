/** The roles in the admin panel. An administrator may do everything; a viewer may only look. */
export const roles = ['admin', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Returns the role in an account's custom claims. Each role is the name of a claim that is true. */
export function roleOf(claims: Readonly<Record<string, unknown>> | undefined): Role | undefined {
  return roles.find((role) => claims?.[role] === true);
}
