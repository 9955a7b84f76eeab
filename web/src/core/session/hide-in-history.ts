import { signedInUid } from '../../startup/signed-in-flag.ts';

/**
 * Hides an account's page while it is in the back/forward cache. Otherwise Back would show it even after a logout in
 * another tab. The page reappears at once if its account is still signed in. Otherwise it reloads.
 */
export function hideInHistory(
  shownUid: () => string | undefined,
  reload: () => void = () => location.reload(),
): void {
  let hiddenUid: string | undefined;
  globalThis.addEventListener('pagehide', ({ persisted }) => {
    hiddenUid = persisted ? shownUid() : undefined;
    setHidden(hiddenUid !== undefined);
  });
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || hiddenUid === undefined) return;
    if (signedInUid() === hiddenUid) setHidden(false);
    else reload();
  });
}

function setHidden(isHidden: boolean): void {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
}
