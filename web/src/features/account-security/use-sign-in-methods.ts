import type { ListedSignInMethod } from '@shared/endpoints.ts';
import { useEffect, useState } from 'react';
import { listSignInMethods } from './api/sign-in-methods.ts';

/** Undefined while the methods load. */
type KnownMethods = ListedSignInMethod[] | 'failed' | undefined;

export function useSignInMethods(): [KnownMethods, retry: () => void] {
  const [methods, setMethods] = useState<KnownMethods>();

  useEffect(() => {
    let isCurrent = true;
    void load().then((loaded) => isCurrent && setMethods(loaded));
    return () => {
      isCurrent = false;
    };
  }, []);

  function retry() {
    setMethods(undefined);
    void load().then(setMethods);
  }

  return [methods, retry];
}

async function load(): Promise<KnownMethods> {
  try {
    return await listSignInMethods();
  } catch (error) {
    console.warn('Error loading the sign-in methods', error);
    return 'failed';
  }
}
