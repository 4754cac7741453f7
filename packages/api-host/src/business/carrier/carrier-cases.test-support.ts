import { addDays, DAY_MS } from '@upline/domain';
import type { TestClient } from '../../testing/index.ts';
import { startPoliciesHost } from '../policies/policies.test-support.ts';

export interface Case {
  id: string;
  carrier_policy_number: string;
  applicant: string;
  lifecycle: string;
  policy_id: string | null;
  is_missing: boolean;
  is_overdue: boolean;
  associate_code: string | null;
  suggestion: string | null;
  open_requirements: number;
  actions: string[];
  version: number;
}

interface Tile {
  readonly provider_id: string;
  readonly provider: string;
  readonly submitted: number;
  readonly pending: number;
  readonly issued: number;
  readonly open_requirements: number;
}

/** First line of a feed. */
export const HEAD =
  'policy_number,applicant,product,state,premium,writing_number,status,received_on,issued_on,last_update,requirements';

/** A host with Bea, who holds a writing number and may see her cases, and the home office, which imports feeds. */
export async function startCarrierHost() {
  const at = await startPoliciesHost();
  const bea = await at.host.signInAs('bea');
  const admin = await at.host.signInAs('super');
  const { code: beaCode } = await at.host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'bea')
    .executeTakeFirstOrThrow();
  const client = (await at.clientOf(beaCode)).id;
  const { writing_number: writingNumber } = await at.host.db
    .selectFrom('provider_appointment')
    .select('writing_number')
    .where('associate_code', '=', beaCode)
    .where('provider_id', '=', at.term.provider_id)
    .executeTakeFirstOrThrow();

  /** Sends a file; the answer before its lines are read. */
  const send = async (text: string, name = 'feed.csv', provider_id = at.term.provider_id) => {
    const boundary = 'x-feed';
    const body = [
      `--${boundary}`,
      `content-disposition: form-data; name="file"; filename="${name}"`,
      'content-type: text/csv',
      '',
      text,
      `--${boundary}--`,
      '',
    ].join('\r\n');
    return at.host.app.inject({
      method: 'POST',
      url: `/admin/carrier-imports?provider_id=${provider_id}`,
      headers: { ...admin.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: body,
    });
  };
  /** Sends a file and reads it; the import as it ended, or the refusal. */
  const upload = async (lines: readonly string[], name?: string) => {
    const begun = await send(lines.join('\n'), name);
    if (begun.statusCode !== 202) return begun;
    await at.host.platform.jobs.drain();
    return admin.get(`/admin/carrier-imports/${begun.json<{ id: string }>().id}`);
  };
  const line = (number: string, over: Partial<Record<string, string>> = {}) =>
    [
      number,
      over.applicant ?? 'Grace Okafor',
      'Granite Term 20',
      'CO',
      '"3,600.00"',
      over.writing_number ?? writingNumber,
      over.status ?? 'In underwriting',
      addDays(at.today, -20),
      over.issued_on ?? '',
      over.last_update ?? at.today,
      over.requirements ?? '',
    ].join(',');
  const casesOf = async (who: TestClient, query: Record<string, string> = {}) =>
    (await who.get('/business/carrier-cases', { query })).json<{ rows: Case[] }>().rows;
  /** The suggestion that waits, as `who` sees it. */
  const seenBy = async (who: TestClient, id: string | undefined) =>
    (await who.get(`/business/carrier-cases/${id}`))
      .json<{ suggestions: { id: string; status: string }[] }>()
      .suggestions.find(({ status }) => status === 'Pending')?.id;
  const decide = (
    who: TestClient,
    id: string | undefined,
    verb: 'accept' | 'ignore',
    suggestion_id: unknown,
  ) => who.post(`/business/carrier-cases/${id}/suggestion/${verb}`, { body: { suggestion_id } });
  const map = async (text: string, lifecycle: string, seen?: number) => {
    const provider_id = at.term.provider_id;
    const { rows } = (await admin.get('/admin/carrier-statuses')).json<{
      rows: { provider_id: string; text: string; version: number }[];
    }>();
    const known = rows.find((word) => word.provider_id === provider_id && word.text === text);
    return admin.put('/admin/carrier-statuses', {
      body: { provider_id, text, lifecycle },
      ifMatch: seen ?? known?.version ?? 0,
    });
  };
  const enter = (policy_number: string, over: object = {}) =>
    at.enter(bea, {
      policy_number,
      writing_associate_code: beaCode,
      client_id: client,
      state: 'CO',
      submit_date: addDays(at.today, -15),
      ...over,
    });

  const setCase = (number: string, values: object) =>
    at.host.db
      .updateTable('carrier_case')
      .set(values as never)
      .where('carrier_policy_number', '=', number)
      .execute();
  const daysAgo = (days: number) => new Date(at.clock.now().getTime() - days * DAY_MS);
  /** Figures of the provider whose feeds are imported here. */
  const termTile = async (who: TestClient): Promise<Tile> => {
    const { tiles } = (await who.get('/business/carrier-cases/tiles')).json<{ tiles: Tile[] }>();
    const ids = tiles.map(({ provider_id }) => provider_id);
    if (new Set(ids).size < ids.length) throw new Error('A provider has one tile');
    return tiles.find(({ provider_id }) => provider_id === at.term.provider_id) as Tile;
  };

  return {
    at,
    bea,
    beaCode,
    admin,
    client,
    send,
    upload,
    line,
    casesOf,
    seenBy,
    decide,
    map,
    enter,
    setCase,
    daysAgo,
    termTile,
  };
}

export type CarrierHost = Awaited<ReturnType<typeof startCarrierHost>>;
