import Validator from '@adobe/structured-data-validator';
import { z } from 'zod';

const Thing = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) });
const Graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(Thing) });

/**
 * The types of a page's structured data, and why search engines would reject it.
 * @param script the text of its JSON-LD script
 */
export async function checkStructuredData(
  script: string,
): Promise<{ types: string[]; faults: string[] }> {
  const things = Graph.parse(JSON.parse(script))['@graph'];
  const types = things.flatMap((thing) => thing['@type']);
  const issues = await Promise.all(
    things.map((thing) => {
      const [type = ''] = [thing['@type']].flat();
      return new Validator().validate({ jsonld: { [type]: [thing] } });
    }),
  );
  const errors = issues.flat().filter(({ severity }) => severity === 'ERROR');
  return { types, faults: errors.map(({ issueMessage }) => issueMessage) };
}
