/** The part of the package that the build uses. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** Set if schema.org does not define a type or property. */
    errorType?: 'schemaOrg';
    path?: { type?: string; property?: string; index?: number }[];
  }

  export default class Validator {
    /** @param definitions schema.org's vocabulary, as a JSON-LD document */
    constructor(definitions: { '@graph': readonly object[] });
    /** @param found the structured data of a page, grouped by type */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
