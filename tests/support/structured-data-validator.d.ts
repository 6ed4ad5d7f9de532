/** The package comes without types; this is what the tests use of it. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: {
      jsonld: Record<string, unknown[]>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
