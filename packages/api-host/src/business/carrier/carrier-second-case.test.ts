import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/index.ts';
import { type CarrierHost, type Case, HEAD, startCarrierHost } from './carrier-cases.test-support.ts';

let carrier: CarrierHost;
beforeAll(async () => {
  carrier = await startCarrierHost();
});
afterAll(() => carrier.at.host.close());

interface Shown extends Case {
  readonly entered: 'Held' | 'Free' | null;
  readonly held_by: { readonly id: string; readonly carrier_policy_number: string } | null;
}
const of = (number: string) => ({ filter: JSON.stringify({ carrier_policy_number: { eq: number } }) });
const idOf = async (number: string) =>
  (await carrier.admin.get('/admin/carrier-cases', { query: of(number) })).json<{ rows: Case[] }>().rows[0]
    ?.id as string;
const shown = async (number: string, who: TestClient = carrier.bea) =>
  (
    await who.get(`/${who === carrier.admin ? 'admin' : 'business'}/carrier-cases/${await idOf(number)}`)
  ).json<Shown>();
const missing = async () => {
  const { tiles } = (await carrier.bea.get('/business/carrier-cases/tiles')).json<{
    tiles: { missing: number }[];
  }>();
  const filter = '{"missing":{"eq":true}}';
  const listed = await carrier.casesOf(carrier.bea, { filter, limit: '500' });
  return [tiles.reduce((sum, tile) => sum + tile.missing, 0), listed.length];
};
const long = () => ({ created_at: carrier.daysAgo(5) });

describe('a second case of a policy (R-CAR-01)', () => {
  test('is not missing in the business list, has nothing to add, and says which case has the policy', async () => {
    const { bea, admin, enter, line, upload, setCase } = carrier;
    await enter('TWO-7');
    const before = await missing();
    await upload([HEAD, line('TWO-7'), line('00TWO7')]);
    await setCase('00TWO7', long());
    const held_by = { id: await idOf('TWO-7'), carrier_policy_number: 'TWO-7' };
    const second = {
      entered: 'Held',
      is_missing: false,
      held_by,
      suggestion: null,
      actions: [],
      start: null,
    };
    expect(await shown('00TWO7')).toMatchObject(second);
    expect(await shown('00TWO7', admin)).toMatchObject({ ...second, actions: ['match'] });
    expect(await carrier.casesOf(bea, of('00TWO7'))).toMatchObject([{ entered: 'Held', is_missing: false }]);
    expect(await missing()).toEqual(before);
    expect(await shown('TWO-7')).toMatchObject({ entered: null, held_by: null });
  });

  test('names the case by whose number it was matched by hand', async () => {
    const { admin, enter, line, upload } = carrier;
    const { id: policy_id } = await enter('HAND-2');
    await upload([HEAD, line('OTHER-1', { applicant: 'Somebody Else' })]);
    const { id, version } = await shown('OTHER-1');
    await admin.post(`/admin/carrier-cases/${id}/match`, { body: { policy_id }, ifMatch: version });
    await upload([HEAD, line('HAND-2')]);
    expect((await shown('HAND-2')).held_by).toEqual({ id, carrier_policy_number: 'OTHER-1' });
  });

  test('does not name a case that its reader does not see (domain.md 7.1)', async () => {
    const { at, admin, line, upload } = carrier;
    const ana = await at.host.signInAs('ana');
    await at.enter(ana, { policy_number: 'ANAS-3' });
    await upload([HEAD, line('ANAS-3', { writing_number: 'NOBODY' }), line('00ANAS3')]);
    expect(await shown('00ANAS3')).toMatchObject({ entered: 'Held', held_by: null, actions: [] });
    expect((await shown('00ANAS3', admin)).held_by).toMatchObject({ carrier_policy_number: 'ANAS-3' });
  });

  test('of cases that waited for the policy together none is missing once it is entered', async () => {
    const { enter, line, upload, setCase } = carrier;
    await upload([HEAD, line('WAIT-4'), line('00WAIT4')]);
    for (const number of ['WAIT-4', '00WAIT4']) await setCase(number, long());
    expect(await shown('WAIT-4')).toMatchObject({ entered: null, is_missing: true, actions: ['add_policy'] });
    await enter('WAIT-4');
    for (const number of ['WAIT-4', '00WAIT4'])
      expect(await shown(number)).toMatchObject({
        entered: 'Free',
        is_missing: false,
        actions: [],
        held_by: null,
      });
  });

  test('is given to nobody to be added', async () => {
    const { admin, beaCode, enter, line, upload } = carrier;
    await enter('GIVE-5');
    await upload([HEAD, line('GIVE-5'), line('00GIVE5', { writing_number: 'NOBODY' })]);
    const { id, version } = await shown('00GIVE5', admin);
    const body = { associate_code: beaCode };
    const refused = await admin.post(`/admin/carrier-cases/${id}/associate`, { body, ifMatch: version });
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'policy-entered' });
  });
});
