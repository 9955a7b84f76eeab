let isThere = false;
let isForbidden = false;

/** Notes that the page loads a script of another company. It runs until the page is left. */
export function recordForeignScript(): void {
  isThere = true;
}

/** Whether this page has loaded a script of another company, for this session or an earlier one. */
export function hasForeignScript(): boolean {
  return isThere;
}

/** For the admin panel, whose policy would refuse them. */
export function forbidForeignScripts(): void {
  isForbidden = true;
}

export function areForeignScriptsForbidden(): boolean {
  return isForbidden;
}
