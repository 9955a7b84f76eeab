import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface Definition {
  '@id': string;
  '@type'?: string;
  'rdfs:subClassOf': { '@id': string }[];
  'schema:domainIncludes': { '@id': string }[];
}

const quad = /^<([^>]+)> <[^>]+[/#](\w+)> <([^>]+)> /gm;

/**
 * Reads schema.org's vocabulary. Returns its types and properties in the JSON-LD form that schema.org publishes.
 */
export async function readSchemaOrg(): Promise<{ '@graph': Definition[] }> {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
  const definitions = new Map<string, Definition>();
  for (const [, id = '', relation, target = ''] of (await readFile(file, 'utf8')).matchAll(quad)) {
    const definition = definitions.get(id) ?? {
      '@id': id,
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [],
    };
    definitions.set(id, definition);
    if (relation === 'subClassOf') definition['rdfs:subClassOf'].push({ '@id': target });
    if (relation === 'domainIncludes') definition['schema:domainIncludes'].push({ '@id': target });
    if (target.endsWith('#Class')) definition['@type'] = 'rdfs:Class';
    if (target.endsWith('#Property')) definition['@type'] = 'rdf:Property';
  }
  return { '@graph': [...definitions.values()] };
}
