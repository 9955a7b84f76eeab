let isThere = false;
let isForbidden = false;

/** Records that the page loads another company's script. The script runs until the visitor leaves the page. */
export function noteForeignScript(): void {
  isThere = true;
}

/** Returns whether the page has loaded another company's script, for this session or an earlier one. */
export function hasForeignScript(): boolean {
  return isThere;
}

/** Forbids scripts in the admin panel, whose content security policy would block them. */
export function forbidForeignScripts(): void {
  isForbidden = true;
}

export function areForeignScriptsForbidden(): boolean {
  return isForbidden;
}
