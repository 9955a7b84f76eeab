import type { Google } from './google.ts';

interface Database {
  locationId: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

export const protection = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
} as const;

export function findDatabase({ projectId, find }: Google): Promise<Database | undefined> {
  return find<Database>(`firestore/v1/projects/${projectId}/databases/(default)`);
}

export function isProtected(database: Database): boolean {
  return (
    database.deleteProtectionState === protection.deleteProtectionState &&
    database.pointInTimeRecoveryEnablement === protection.pointInTimeRecoveryEnablement
  );
}
