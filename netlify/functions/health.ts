import process from 'node:process';
import { readEnv, visitorEnv } from '../lib/env.ts';

/**
 * `GET /.netlify/functions/health`: 200 `{ status: 'ok' }` when functions run and are set up; 503
 * `{ status: 'misconfigured', faulty }` with the names of variables that are missing or wrong.
 */
export default async function health(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return Response.json(
      { error: 'method_not_allowed' },
      { status: 405, headers: { ...headers, allow: 'GET, HEAD' } },
    );
  }
  const result = readEnv(visitorEnv, process.env);
  if (!result.ok) {
    return Response.json(
      { status: 'misconfigured', faulty: result.faulty },
      { status: 503, headers },
    );
  }
  return Response.json({ status: 'ok' }, { headers });
}
