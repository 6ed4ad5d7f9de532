import process from 'node:process';
import { answer } from '../lib/answer.ts';
import { readEnv, visitorEnv } from '../lib/env.ts';

/**
 * `GET /.netlify/functions/health`: 200 `{ status: 'ok' }` when functions run and are configured; 503
 * `{ status: 'misconfigured', faulty }` with the names of missing or invalid variables.
 */
export default async function health(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(405, { error: 'method_not_allowed' }, { allow: 'GET, HEAD' });
  }
  const result = readEnv(visitorEnv, process.env);
  return result.ok
    ? answer(200, { status: 'ok' })
    : answer(503, { status: 'misconfigured', faulty: result.faulty });
}
