import type { z } from 'zod';
import { jsonIn } from '../../src/lib/json.ts';
import { Refusal } from './answer.ts';

/**
 * Reads a JSON body as a schema says.
 *
 * @param longest bytes; what is longer is refused before it has been read to its end.
 * @throws Refusal 415 no JSON by its type, 413 too long, 400 not such a body
 */
export async function readBody<T extends z.ZodType>(
  request: Request,
  schema: T,
  longest: number,
): Promise<z.output<T>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'not_json');
  const result = schema.safeParse(jsonIn(await readText(request, longest)));
  if (!result.success) throw new Refusal(400, 'invalid_body');
  return result.data;
}

/** What a caller claims about the length of its body is not believed: the bytes are counted. */
async function readText(request: Request, longest: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > longest) throw new Refusal(413, 'too_long');
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > longest) throw new Refusal(413, 'too_long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
