import {
  actionModes,
  actionParameters,
  type ActionMode,
} from '@shared/accounts/account-actions.ts';

export interface ActionLink {
  mode: ActionMode;
  code: string;
}

export function readActionLink(search: string): ActionLink | undefined {
  const parameters = new URLSearchParams(search);
  const mode = actionModes.find((known) => known === parameters.get(actionParameters.mode));
  const code = parameters.get(actionParameters.code);
  return mode && code ? { mode, code } : undefined;
}

/** Reads the link from the browser's address, and removes the code so that other programs can't read it there. */
export function takeActionLink(): ActionLink | undefined {
  const link = readActionLink(location.search);
  history.replaceState(history.state, '', location.pathname);
  return link;
}
