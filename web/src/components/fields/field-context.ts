import { createContext, useContext } from 'react';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
