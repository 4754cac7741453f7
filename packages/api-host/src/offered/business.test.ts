import { sql } from 'kysely';
import { expect } from 'vitest';
import { analysisActions } from '../business/analyses/analyses.record.ts';
import { changeActions } from '../business/changes/changes.actions.ts';
import { clientActions } from '../business/clients/clients.actions.ts';
import { clientExamples } from '../business/clients/clients.examples.ts';
import { prospectActions } from '../business/prospects/prospects.actions.ts';
import { compareOffered, type Offering, type Resource } from './offered.test-support.ts';

const RESOURCES: Readonly<Record<string, Resource>> = {
  clients: {
    actions: clientActions,
    states: {
      table: 'client',
      owner: 'owner_code',
      columns: `owner_code, archived_at is null, id_document_last4 is null, not exists (
        select from policy where client_id = client.id) and not exists (select from analysis where client_id = client.id)`,
    },
    portal: '/business/clients/{id}',
    // Of one of its notes, which its path names.
    skipped: ['delete_note'],
    // Consent is closed to proxy sessions (7.3): it stays as it is.
    bodies: {
      update: ({ marketing_consent_email, marketing_consent_sms }, example) => ({
        ...example,
        marketing_consent_email,
        marketing_consent_sms,
      }),
    },
  },
  prospects: {
    actions: prospectActions,
    states: {
      table: 'prospect',
      owner: 'owner_code',
      columns: 'owner_code, lost, converted_client_id is null',
    },
    portal: '/business/prospects/{id}',
    bodies: {
      move: ({ stage }) => ({ stage, associate_code: null }),
      convert: (_, example) => ({
        ...example,
        marketing_consent_email: false,
        marketing_consent_sms: false,
      }),
    },
  },
  analyses: {
    actions: analysisActions,
    states: { table: 'analysis', owner: 'owner_code', columns: 'owner_code, status' },
    portal: '/business/analyses/{id}',
  },
  'bulk edits and imports': {
    actions: changeActions,
    states: {
      table: 'change_set',
      owner: 'owner_code',
      columns: 'owner_code, kind, status, applied_at, counts',
    },
    portal: '/business/changes/{id}',
    bodies: {
      map: ({ columns }) => ({
        fields: (columns as { field: string | null }[]).map(({ field }) => field),
        values: {},
      }),
    },
  },
};

compareOffered(RESOURCES, [], fill);

/** Archived clients, one without policies, lost prospects, and bulk edits and imports in every state. */
async function fill({ host, callers }: Offering): Promise<void> {
  const now = host.clock.now();
  const twoOf = (table: string) => sql`(
    select id from (select id, row_number() over (partition by owner_code order by id) as place from ${sql.table(table)}) numbered
    where place <= 2)`;
  await sql`update client set archived_at = ${now} where id in ${twoOf('client')}`.execute(host.db);
  await sql`update prospect set lost = true, lost_reason = 'No Contact' where id in ${twoOf('prospect')}`.execute(
    host.db,
  );
  for (const name of ['ana', 'ben'])
    expect((await callers[name]?.post('/business/clients', { body: clientExamples.body }))?.statusCode).toBe(
      201,
    );
  await sql`
    insert into change_set (owner_code, resource, kind, title, status, counts, created_at, created_by, applied_at)
    select owner_code, 'clients', kind, 'Cities', status, counts::jsonb, created_at, created_by,
      case when status = 'Applied' then ${host.clock.now()}::timestamptz - age::interval end
    from (select distinct on (owner_code) owner_code, created_at, created_by from change_set) owner,
      (values ('Edit'), ('Import')) kinds (kind),
      (values ('Draft', '{"Ready": 1}', '0'), ('Draft', '{"Refused": 1}', '0'), ('Applied', '{"Saved": 1}', '1 hour'),
        ('Applied', '{"Saved": 1}', '2 days'), ('Applied', '{"Refused": 1}', '1 hour'), ('Undone', '{"Undone": 1}', '0'))
        states (status, counts, age)`.execute(host.db);
}
