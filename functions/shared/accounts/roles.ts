/** What an account may do at the admin panel: an administrator everything, a viewer look. */
export const roles = ['admin', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The role that an account's custom claims give: each is the name of a claim that is true. */
export function roleOf(claims: Readonly<Record<string, unknown>> | undefined): Role | undefined {
  return roles.find((role) => claims?.[role] === true);
}
