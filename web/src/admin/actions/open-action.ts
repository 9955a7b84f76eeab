import { createContext, useContext } from 'react';
import type { StaffAction } from './staff-action.ts';

export const OpenActionContext = createContext<(action: StaffAction) => void>(() => {
  throw new Error('No ActionHost shows the dialog.');
});

/** Returns a function that opens the dialog of an action. */
export function useOpenAction(): (action: StaffAction) => void {
  return useContext(OpenActionContext);
}
