import process from 'node:process';
import type { z } from 'zod';
import { Refusal } from './answer.ts';
import { readBody } from './body.ts';
import { readEnv } from './env.ts';

type Endpoint<Env extends z.ZodType, Body extends z.ZodType> = {
  /** What it needs of its environment. */
  env: Env;
  body: Body;
  /** Of the body, in bytes; unless told, several times what the site itself sends. */
  longest?: number;
  /** May throw a Refusal. */
  work: (call: {
    request: Request;
    env: z.output<Env>;
    /** Reads the body, once. To be called after the checks that cost less. */
    body: () => Promise<z.output<Body>>;
  }) => Promise<Response>;
};

/**
 * A function of the site that takes JSON by POST. It answers 405 to other methods, 503 where the environment lacks
 * something (naming it in the log), what a Refusal says, and 500 without a word of the reason for anything else.
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
 * @throws Refusal 503, once the log names what is missing
 */
export function requireEnv<T extends z.ZodType>(schema: T): z.output<T> {
  const result = readEnv(schema, process.env);
  if (result.ok) return result.env;
  console.error(`Missing or wrong in the environment: ${result.faulty.join(', ')}`);
  throw new Refusal(503, 'misconfigured');
}
