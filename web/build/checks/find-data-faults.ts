import Validator, { type Issue } from '@adobe/structured-data-validator';
import { readSchemaOrg } from './schema-org.ts';

export interface Thing {
  '@type': string;
}

/**
 * Finds types and properties that schema.org does not have, and what search engines need of a type to show it;
 * not what they merely recommend.
 */
export async function findDataFaults(things: readonly Thing[]): Promise<string[]> {
  const jsonld = Object.groupBy(things, (thing) => thing['@type']) as Record<string, Thing[]>;
  const issues = await new Validator(await readSchemaOrg()).validate({ jsonld });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map((issue) => `${pathOf(issue)}: ${issue.issueMessage}`);
}

/** For example `Product 0, offers 1`. */
function pathOf({ path = [] }: Issue): string {
  return path
    .map(({ type, property, index }) =>
      [property ?? type, index].filter((part) => part !== undefined).join(' '),
    )
    .join(', ');
}
