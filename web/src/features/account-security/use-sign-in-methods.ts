import type { ListedSignInMethod } from '@shared/endpoints.ts';
import { useEffect, useState } from 'react';
import { listSignInMethods } from './api/sign-in-methods.ts';

/** Undefined while they load. */
type KnownMethods = ListedSignInMethod[] | 'failed' | undefined;

/** The account's ways to log in, as the server knows them, and a function that asks again. */
export function useSignInMethods(): [KnownMethods, retry: () => void] {
  const [methods, setMethods] = useState<KnownMethods>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    listSignInMethods().then(
      (listed) => isCurrent && setMethods(listed),
      (error: unknown) => {
        console.warn('Error loading the ways to log in', error);
        if (isCurrent) setMethods('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);

  return [
    methods,
    () => {
      setMethods(undefined);
      setTries(tries + 1);
    },
  ];
}
