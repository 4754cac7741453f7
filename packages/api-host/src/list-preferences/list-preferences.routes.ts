import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { operation } from '../platform/operation/operation.ts';
import { conflict } from '../platform/operation/problem.ts';
import { layoutExample, listLayout, listName } from './list-layout.schemas.ts';
import { countLayouts, readLayout, writeLayout } from './list-preferences.store.ts';

/** More lists than the product will ever have; only a runaway client reaches it. */
const MAX_LISTS = 200;

const answer = z.strictObject({ list: listName, layout: listLayout.nullable() });
const params = z.strictObject({ list: listName });
const tag = 'Lists';

export const listPreferencesRoutes: Area = () => [
  operation({
    id: 'getListPreferences',
    method: 'GET',
    path: '/list-preferences/{list}',
    tag,
    summary: 'How the caller left a list',
    description: '`layout` is null until it was saved for the first time.',
    policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed' },
    params,
    answer: { status: 200, schema: answer },
    examples: { params: { list: 'clients' }, answer: { list: 'clients', layout: layoutExample } },
    async handler({ db, caller, params: { list } }) {
      return { list, layout: (await readLayout(db, caller.userId, list)) ?? null };
    },
  }),
  operation({
    id: 'saveListPreferences',
    method: 'PUT',
    path: '/list-preferences/{list}',
    tag,
    summary: 'Keep how the caller arranged a list',
    description:
      'The last write wins. An admin viewing as an associate does not change what the associate left.',
    policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'refused', suspended: 'allowed' },
    params,
    body: listLayout,
    answer: { status: 200, schema: answer },
    examples: {
      params: { list: 'clients' },
      body: layoutExample,
      answer: { list: 'clients', layout: layoutExample },
    },
    async handler({ db, now, caller, params: { list }, body }) {
      const known = await readLayout(db, caller.userId, list);
      if (!known && (await countLayouts(db, caller.userId)) >= MAX_LISTS) {
        throw conflict('too-many', 'Too many lists are kept');
      }
      await writeLayout(db, caller.userId, list, body, now);
      return { list, layout: body };
    },
  }),
];
