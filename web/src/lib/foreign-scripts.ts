let isThere = false;
let isForbidden = false;

/** Records that the page loads another company's script, which runs until the visitor leaves the page. */
export function recordForeignScript(): void {
  isThere = true;
}

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
