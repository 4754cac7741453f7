import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Api } from '@upline/api-client';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../data/query-client.ts';
import { partsOfNews, refreshFor } from './news.ts';

let called: string[];
let links: (string | null)[];
let client: QueryClient;
/** What a page of the portal shows: its own part, what the frame has, and a part that it has left. */
const SHOWN = ['getAccess', 'listOwnLicenses', 'listSessions', 'countUnreadNotifications'] as const;

beforeEach(async () => {
  called = [];
  links = [];
  const api = {
    call: (id: string) => {
      called.push(id);
      return Promise.resolve(id === 'listNotifications' ? { rows: links.map((link) => ({ link })) } : {});
    },
  };
  client = createQueryClient(api as unknown as Api);
  for (const id of SHOWN) new QueryObserver(client, { queryKey: [id, {}] }).subscribe(() => undefined);
  await client.fetchQuery({ queryKey: ['getProfile', {}] });
  called = [];
});

const isStale = (id: string) => client.getQueryState([id, {}])?.isInvalidated;

it('knows what a notice is about by the page it leads to, and asks for everything where it may be anything', () => {
  expect([...(partsOfNews(['/team/U000012']) ?? [])]).toContain('team');
  expect([...(partsOfNews(['/team/U000012']) ?? [])]).not.toContain('payments');
  expect([...(partsOfNews(['/account/licenses?license=1']) ?? [])]).toContain('business');
  expect(partsOfNews(['/account/level-qualification-history'])).toBeUndefined();
  expect(partsOfNews(['/team/U000012', null])).toBeUndefined();
});

it('asks again for what is shown of it alone, and leaves nothing that counts as fresh', async () => {
  links = ['/team/U000012'];
  await refreshFor(client, 1);
  expect(called).toEqual(['listNotifications', 'getAccess']);
  for (const id of ['listSessions', 'getProfile']) expect(isStale(id), id).toBe(true);
  expect(isStale('getAccess')).toBe(false);
});

it('asks again for everything that is shown when a notice may be about anything, or when there are many', async () => {
  links = ['/announcements/1'];
  await refreshFor(client, 1);
  expect(called).toEqual(['listNotifications', 'getAccess', 'listOwnLicenses', 'listSessions']);
  called = [];
  await refreshFor(client, 11);
  expect(called).toEqual(['getAccess', 'listOwnLicenses', 'listSessions']);
});
