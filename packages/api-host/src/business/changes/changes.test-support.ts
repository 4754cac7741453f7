import { expect } from 'vitest';
import type { z } from 'zod';
import type { TestClient } from '../../testing/index.ts';
import { clientActionsRoutes } from '../clients/client-actions.routes.ts';
import { clientHistoryRoutes } from '../clients/client-history.routes.ts';
import { clientsRoutes } from '../clients/clients.routes.ts';
import { clientOf, type ListsHost, startListsHost } from '../clients/clients.test-support.ts';
import { prospectActionsRoutes } from '../prospects/prospect-actions.routes.ts';
import { prospectsRoutes } from '../prospects/prospects.routes.ts';
import { changesRoutes } from './changes.routes.ts';
import type { changeAnswer, changeRowAnswer } from './changes.schemas.ts';

export type Change = z.output<typeof changeAnswer>;
export type Row = z.output<typeof changeRowAnswer>;

const BOUNDARY = 'x-import';

/** What is done with files and previews, of any list. */
export const changeSteps = ({ host, ana }: Pick<ListsHost, 'host' | 'ana'>) => ({
  /** Sends a file; its answer. */
  upload(list: `/${string}`, file: string | Buffer, who = ana, name = 'leads.csv') {
    const payload = Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`,
      ),
      Buffer.from(file),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);
    return host.app.inject({
      method: 'POST',
      url: `${list}/imports`,
      headers: { ...who.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload,
    });
  },

  async change(id: string, who = ana): Promise<Change> {
    const reply = await who.get(`/business/changes/${id}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<Change>();
  },
  async rows(id: string, who = ana): Promise<Row[]> {
    const reply = await who.get(`/business/changes/${id}/rows`, { query: { limit: '500' } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<{ rows: Row[] }>().rows;
  },
  step(
    { id, version }: Pick<Change, 'id' | 'version'>,
    step: 'apply' | 'undo',
    { who = ana, body, key = crypto.randomUUID() }: { who?: TestClient; body?: object; key?: string } = {},
  ) {
    return who.post(`/business/changes/${id}/${step}`, {
      ...(step === 'apply' ? { body: body ?? {} } : {}),
      idempotencyKey: key,
      headers: { 'if-match': `"${version}"` },
    });
  },
});

/** The real host with clients, prospects and what changes them in bulk. */
export async function startChangesHost() {
  const lists = await startListsHost([
    clientsRoutes,
    clientActionsRoutes,
    clientHistoryRoutes,
    prospectsRoutes,
    prospectActionsRoutes,
    changesRoutes,
  ]);
  const { host } = lists;

  const created = async <T = { id: string; version: number }>(
    who: TestClient,
    path: string,
    body: unknown,
  ): Promise<T> => {
    const reply = await who.post(path, { body });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json<T>();
  };

  return {
    ...lists,
    newClient: (over: Readonly<Record<string, unknown>> = {}, who = lists.ana) =>
      created(who, '/business/clients', clientOf(over)),
    newProspect: (over: Readonly<Record<string, unknown>> = {}, who = lists.ana) =>
      created(who, '/business/prospects', {
        first_name: 'Lena',
        last_name: 'Moss',
        email: 'lena@example.test',
        source: 'Event',
        ...over,
      }),

    ...changeSteps(lists),
    auditOf: (entity: string, id?: string) =>
      host.db
        .selectFrom('audit_entry')
        .selectAll()
        .where('entity', '=', entity)
        .$if(id !== undefined, (query) => query.where('entity_id', '=', id as string))
        .orderBy('id')
        .execute(),
  };
}
