/** Returns the element with this id. Throws if there is none of the given kind. */
export function element<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`The page has no fitting #${id}.`);
  return found;
}
