import { actors, type ActorName } from './actors.ts';
import { prepare } from './attempt.ts';
import { places, type Document, type Place, type PlaceName } from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';

/** Whether the rules take a new document that has these fields instead of its own. */
export async function isTaken(
  name: PlaceName,
  fields: Document,
  writer: ActorName = places[name].writer,
): Promise<boolean> {
  const place: Place = places[name];
  const uid = actors[writer].target;
  const path = place.pathFor(uid);
  await prepare('create', path, {});
  const document = { ...place.make(uid), ...fields };
  return isAllowed(storeOf(writer).doc(path).set(document));
}
