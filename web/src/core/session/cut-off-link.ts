import { notify } from '../notices/notices.ts';

const key = 'linking';

/** Notes that a guest's account is being linked: a page that goes before the answer comes leaves the note. */
export function noteLinking(): void {
  attempt(() => sessionStorage.setItem(key, 'under way'));
}

export function forgetLinking(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** The link may have been made, which ends the guest's session: tells whoever finds themselves logged out. */
export function tellOfCutOffLink(isLoggedOut: boolean): void {
  attempt(() => {
    if (isLoggedOut && sessionStorage.getItem(key) !== null) {
      notify(
        'info',
        'The page was left while your account was being made permanent. Please log in with the email address and password that you chose: everything is still there.',
      );
    }
  });
  forgetLinking();
}

/** Browsers that keep nothing have nothing to tell. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.warn('The browser keeps no notes', error);
  }
}
