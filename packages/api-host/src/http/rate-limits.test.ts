import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '../platform/operation/operation.ts';
import { createRateLimits, LIMITS, refuseBeyond } from './rate-limits.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const exporting = { method: 'GET', rateClass: 'export' } as Operation;
const from = (ip: string, userId?: string) =>
  ({ ip, ...(userId && { caller: { userId } }) }) as unknown as FastifyRequest;
const refused = { status: 429, options: { headers: { 'Retry-After': '60' } } };

test('a minute starts with the first request, and the next one with the first after it (S-74)', () => {
  const count = createRateLimits({})(exporting, 'user');
  const ask = () => refuseBeyond(count(from('192.0.2.1', 'ana')));
  for (let i = 0; i < LIMITS.export.user; i++) ask();
  expect(ask).toThrow(expect.objectContaining(refused));
  vi.advanceTimersByTime(59_000);
  expect(ask).toThrow(expect.objectContaining({ options: { headers: { 'Retry-After': '1' } } }));
  vi.advanceTimersByTime(1_000);
  expect(ask).not.toThrow();
});

test('users, addresses and classes are counted apart; operations of a class together (S-74)', () => {
  const limitOf = createRateLimits({});
  const [users, again] = [limitOf(exporting, 'user'), limitOf({ ...exporting, id: 'other' }, 'user')];
  for (let i = 0; i < LIMITS.export.user; i++) users(from('192.0.2.1', 'ana'));
  expect(() => refuseBeyond(again(from('192.0.2.1', 'ana')))).toThrow(expect.objectContaining(refused));
  for (const standing of [
    users(from('192.0.2.1', 'ben')),
    limitOf(exporting, 'address')(from('192.0.2.1', 'ana')),
    limitOf({ method: 'GET' } as Operation, 'user')(from('192.0.2.1', 'ana')),
  ])
    expect(standing.count.requests).toBe(1);
});

test('who asks from ever new addresses makes the host forget only the oldest minutes (S-74)', () => {
  const count = createRateLimits({})(exporting, 'address');
  count(from('192.0.2.1'));
  for (let i = 0; i < 5_000; i++) count(from(`10.0.${i >> 8}.${i & 255}`));
  expect(count(from('10.0.19.135')).count.requests).toBe(2);
  expect(count(from('192.0.2.1')).count.requests).toBe(1);
});
