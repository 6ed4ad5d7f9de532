import { expect, test } from 'vitest';
import type { Finding, Reply } from './finding.ts';
import {
  judgeCaching,
  judgeCompression,
  judgeDirectory,
  judgeHeaders,
  judgeMissing,
  judgeMoved,
  judgePage,
  judgeSecureOnly,
} from './site.ts';

const reply = (status: number, text = '', headers: Record<string, string> = {}): Reply => ({
  status,
  headers: new Headers(headers),
  text,
});
const faults = (findings: Finding[]) =>
  findings.filter(({ mark }) => mark === 'bad').map(({ text }) => text);

const here = { siteUrl: 'https://tayar.example', backend: 'https://abc.supabase.co' };
const page = (address: string, scripts: string, backend: string) =>
  reply(
    200,
    `<html><link rel="canonical" href="${address}"><meta http-equiv="content-security-policy" content="default-src 'self';script-src ${scripts};connect-src 'self' ${backend}"><script src="/_astro/Page.x1.js">`,
  );

test('wants pages built for this address and backend, that run their own scripts only', () => {
  const right = page('https://tayar.example/', "'self' 'sha256-x='", 'https://abc.supabase.co');
  expect(faults(judgePage(right, here))).toEqual([]);
  const wrong = page('http://localhost:8888/', "'self' 'unsafe-inline'", 'https://old.supabase.co');
  expect(faults(judgePage(wrong, here))).toEqual([
    'The home page says that it is at http://localhost:8888/',
    'Pages do not limit which scripts run',
    'Pages were built for another backend',
  ]);
  expect(faults(judgePage(reply(200, '<html>'), here))).toHaveLength(3);
  expect(faults(judgePage(reply(500), here))).toEqual(['The home page answered with 500']);
});

test('wants every security header, at strength', () => {
  const headers = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=()',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "frame-ancestors 'none'",
  };
  expect(faults([judgeHeaders(new Headers(headers))])).toEqual([]);
  const weak = {
    ...headers,
    'strict-transport-security': 'max-age=0',
    'referrer-policy': 'unsafe-url',
  };
  expect(faults([judgeHeaders(new Headers(weak))])).toEqual([
    'Pages come without, or with a weak: strict-transport-security, referrer-policy',
  ]);
});

test('wants pages compressed and fresh, and scripts kept', () => {
  const fresh = new Headers({ 'cache-control': 'public, max-age=0, must-revalidate' });
  const kept = reply(200, '', { 'cache-control': 'public, max-age=31536000, immutable' });
  expect(judgeCompression(new Headers({ 'content-encoding': 'br' })).mark).toBe('good');
  expect(judgeCompression(fresh).mark).toBe('bad');
  expect(faults(judgeCaching(fresh, kept))).toEqual([]);
  const stale = new Headers({ 'cache-control': 'max-age=86400' });
  expect(faults(judgeCaching(stale, { failure: 'not named' }))).toEqual([
    'Browsers may keep old pages',
    'Browsers do not keep scripts (not named)',
  ]);
});

test('wants 404 for what is not there, and old addresses moved', () => {
  expect(judgeMissing(reply(404, '<html>')).mark).toBe('good');
  expect(judgeMissing(reply(200, '<html>')).mark).toBe('bad');
  expect(judgeMissing(reply(404, 'Not found')).mark).toBe('bad');
  expect(judgeMoved(reply(301, '', { location: '/services/insurance' })).mark).toBe('good');
  expect(judgeMoved(reply(404)).mark).toBe('bad');
  expect(judgeSecureOnly(reply(301, '', { location: 'https://tayar.example/' })).mark).toBe('good');
  expect(judgeSecureOnly(reply(200)).mark).toBe('bad');
});

test('wants a sitemap of this address, with cars, that robots.txt names', () => {
  const sitemap = reply(200, '<loc>https://tayar.example/sitemap-0.xml</loc>');
  const listed = reply(200, '<loc>https://tayar.example/cars/byd/seal-1234</loc>');
  const robots = reply(200, 'Sitemap: https://tayar.example/sitemap-index.xml');
  expect(faults(judgeDirectory({ sitemap, listed, robots }, here.siteUrl))).toEqual([]);
  expect(faults(judgeDirectory({ sitemap, listed, robots }, 'https://www.tayar.example'))).toEqual([
    'The sitemap names another address than this one',
    'robots.txt does not name the sitemap',
  ]);
  const bare = reply(200, '<loc>https://tayar.example/about</loc>');
  expect(faults(judgeDirectory({ sitemap, listed: bare, robots }, here.siteUrl))).toEqual([
    'The sitemap names no car',
  ]);
  expect(faults(judgeDirectory({ sitemap: reply(404), listed, robots }, here.siteUrl))).toEqual([
    'The sitemap answered with 404',
  ]);
});
