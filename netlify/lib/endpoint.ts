import process from 'node:process';
import type { z } from 'zod';
import { jsonIn } from '#lib/json.ts';
import { Refusal } from './answer.ts';
import { readEnv } from './env.ts';

type Endpoint<Env extends z.ZodType, Body extends z.ZodType> = {
  /** The environment variables that it needs. */
  env: Env;
  body: Body;
  /** The longest body, in bytes; the default is several times what the site sends. */
  longest?: number;
  /** May throw a Refusal. */
  work: (call: {
    request: Request;
    env: z.output<Env>;
    /** Reads the body, once; call it after cheaper checks. */
    body: () => Promise<z.output<Body>>;
  }) => Promise<Response>;
};

/**
 * A function that takes JSON by POST. It answers 405 to other methods, 503 when environment variables are missing, whose
 * names are logged, with a thrown Refusal, and 500 without a reason to any other error.
 */
export function endpoint<Env extends z.ZodType, Body extends z.ZodType>({
  env: schema,
  body,
  longest = 4_000,
  work,
}: Endpoint<Env, Body>): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (request.method !== 'POST') {
        throw new Refusal(405, 'method_not_allowed', { allow: 'POST' });
      }
      const env = requireEnv(schema);
      return await work({ request, env, body: () => readBody(request, body, longest) });
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse();
      console.error(error);
      return new Refusal(500, 'failed').toResponse();
    }
  };
}

/**
 * The environment of this function.
 * @throws Refusal 503, after logging the names of missing variables
 */
export function requireEnv<T extends z.ZodType>(schema: T): z.output<T> {
  const result = readEnv(schema, process.env);
  if (result.ok) return result.env;
  console.error(`Missing or wrong in the environment: ${result.faulty.join(', ')}`);
  throw new Refusal(503, 'misconfigured');
}

/**
 * Parses a JSON body.
 * @param longest bytes; a longer body is refused before it is read to its end
 * @throws Refusal 415 wrong content type, 413 too long, 400 invalid
 */
async function readBody<T extends z.ZodType>(
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

/** Counts the bytes, because the header with the length may be wrong. */
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
