import { z } from 'zod';
import { idParam, nothing } from '../platform/fields.ts';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { operation, type Policy } from '../platform/operation.ts';
import {
  savedViewExamples as examples,
  savedView,
  savedViewBody,
  savedViewCreate,
  savedViewMove,
  savedViewQuery,
} from './saved-views.schemas.ts';
import { savedViews } from './saved-views.service.ts';

const tag = 'Lists';
const params = z.strictObject({ id: idParam() });
const policy = {
  needs: 'signed-in',
  audience: 'any',
  scope: 'own',
  proxy: 'refused',
  suspended: 'allowed',
} as const satisfies Policy;

export const savedViewsRoutes: Area = (platform) => {
  const views = savedViews(platform);
  return [
    operation({
      id: 'listSavedViews',
      method: 'GET',
      path: '/saved-views',
      tag,
      summary: "The caller's views of a list, in their order",
      policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed' },
      query: savedViewQuery,
      answer: { status: 200, schema: listAnswer(savedView) },
      examples: { query: { list: 'clients' }, answer: { rows: [examples.answer] } },
      async handler(input) {
        return { rows: await views.list(input, input.query.list) };
      },
    }),
    operation({
      id: 'createSavedView',
      method: 'POST',
      path: '/saved-views',
      tag,
      summary: 'Keep a view of a list',
      description: 'Names are unique within a list; at most 50 views a list.',
      policy,
      body: savedViewCreate,
      answer: { status: 201, schema: savedView },
      refusals: [409],
      examples: { body: examples.create, answer: examples.answer },
      async handler(input) {
        const { list, ...values } = input.body;
        return views.create(input, list, values);
      },
    }),
    operation({
      id: 'updateSavedView',
      method: 'PUT',
      path: '/saved-views/{id}',
      tag,
      summary: 'Change a view',
      policy,
      params,
      body: savedViewBody,
      ifMatch: 'required',
      answer: { status: 200, schema: savedView },
      examples: { params: examples.params, body: examples.body, answer: { ...examples.answer, version: 2 } },
      async handler(input) {
        return views.update(input, input.params.id, input.version, input.body);
      },
    }),
    operation({
      id: 'moveSavedView',
      method: 'PATCH',
      path: '/saved-views/{id}',
      tag,
      summary: 'Put a view at another position',
      description: 'Position 1 is first; a position beyond the end puts it last.',
      policy,
      params,
      body: savedViewMove,
      answer: { status: 200, schema: savedView },
      examples: { params: examples.params, body: { position: 1 }, answer: examples.answer },
      async handler(input) {
        return views.move(input, input.params.id, input.body.position);
      },
    }),
    operation({
      id: 'deleteSavedView',
      method: 'DELETE',
      path: '/saved-views/{id}',
      tag,
      summary: 'Forget a view',
      policy,
      params,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      async handler(input) {
        await views.remove(input, input.params.id, input.version);
      },
    }),
  ];
};
