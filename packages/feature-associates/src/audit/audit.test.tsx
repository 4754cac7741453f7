import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associatesFeature } from '../index.ts';
import { timelineOf } from './audit-timeline.ts';
import { changesInShort, sentenceOf, writtenValue } from './audit-words.ts';
import { sampleEntry } from './sample-entry.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'super') =>
  renderFeature({ host, features: [associatesFeature], at, as, variant: 'admin' });

/** Something worth a line in the trail. */
async function viewAsAna(): Promise<string> {
  const view = await open('/associates');
  const { rows } = await view.api.call('listAssociates', {
    query: { filter: { name: { eq: 'Ana Alvarez' } } },
  });
  const code = rows[0]?.code ?? '';
  await view.api.call('startProxySession', {
    body: { associate_code: code, reason: 'Call of today about a client' },
  });
  view.unmount();
  return code;
}

describe('the audit trail (R-AUD-07)', () => {
  it('lists who did what, opens an entry whole and leads to the associate', async () => {
    const code = await viewAsAna();
    const view = await open('/audit');
    await view.user.click(await screen.findByRole('button', { name: 'Call of today about a client' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Asked to view as Ana Alvarez')).toBeInTheDocument();
    expect(within(dialog).getByText('Call of today about a client')).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole('link', { name: 'Open associate' }));
    await waitFor(() => expect(view.path()).toBe(`/associates/${code}`));
    view.unmount();
  });

  it('keeps a filter in the address', async () => {
    const filter = { action: { in: ['export'] } };
    const view = await open(`/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect((await screen.findAllByRole('button', { name: /clear filters/i })).length).toBeGreaterThan(0);
    expect(view.search()).toEqual({ filter });
    view.unmount();
  });
});

describe('the words of an entry', () => {
  it('write a day as every screen does, and other values as they are', () => {
    expect(writtenValue('2026-11-27')).toBe('11/27/2026');
    expect(writtenValue('2026-11-27 was meant')).toBe('2026-11-27 was meant');
    expect(writtenValue(null)).toBeNull();
  });

  it('name what was done to what', () => {
    expect(sentenceOf(sampleEntry)).toBe('Associate changed: Dev Patel (U000123)');
    expect(sentenceOf({ ...sampleEntry, entity: 'session', action: 'login' })).toBe('Signed in');
    expect(sentenceOf({ ...sampleEntry, entity: 'client_note', action: 'create', entity_label: '' })).toBe(
      'Client note created',
    );
  });

  it('name the first changed fields and count the rest', () => {
    const [ssn, phone, city] = sampleEntry.changes as [never, never, never];
    expect(changesInShort(sampleEntry)).toBe('SSN, Phone and 1 more');
    expect(changesInShort({ ...sampleEntry, changes: [ssn, city] })).toBe('SSN, City');
    expect(changesInShort({ ...sampleEntry, changes: [phone] })).toBe('Phone');
    expect(changesInShort({ ...sampleEntry, changes: [], reason: 'Asked by mail' })).toBe('Asked by mail');
  });
});

it('what was looked at while viewing is one line, told apart by who viewed', () => {
  const request = (id: number, entity_label: string, admin: string) => ({
    ...sampleEntry,
    id,
    entity: 'proxy_request',
    entity_label,
    proxy_admin_code: admin,
    changes: [],
  });
  const shown = timelineOf([
    request(5, 'GET /access', 'A000001'),
    request(4, 'GET /sessions', 'A000001'),
    request(3, 'GET /access', 'A000001'),
    request(2, 'GET /access', 'A000002'),
    sampleEntry,
  ]);
  expect(shown.map(({ title }) => title)).toEqual([
    '3 requests while viewing',
    'While viewing: GET /access',
    'Associate changed: Dev Patel (U000123)',
  ]);
  expect(shown[0]?.body).toBe('GET /access, GET /sessions');
  expect(shown[0]?.actor).toBe('Nora Admin, A000001');
});
