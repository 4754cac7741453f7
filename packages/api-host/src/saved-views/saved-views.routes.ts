import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { idParam, nothing } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import {
  savedViewExamples as examples,
  savedView,
  savedViewBody,
  savedViewCreate,
  savedViewMove,
  savedViewQuery,
  savedViewSharing,
} from './saved-views.schemas.ts';
import { savedViews } from './saved-views.service.ts';
import { MAX_PINS, sharedViews } from './shared-views.service.ts';

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
  const shared = sharedViews(platform);
  return [
    operation({
      id: 'listSavedViews',
      method: 'GET',
      path: '/saved-views',
      tag,
      summary: "The caller's views of a list in their order, then those that people above share",
      policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed' },
      query: savedViewQuery,
      answer: { status: 200, schema: listAnswer(savedView) },
      examples: { query: { list: 'clients' }, answer: { rows: [examples.answer, examples.shared] } },
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
      id: 'shareSavedView',
      method: 'PUT',
      path: '/saved-views/{id}/sharing',
      tag,
      summary: 'Share a view with a team of the caller, or take it back',
      description:
        'It carries filters, columns and order; whoever opens it sees rows of their own. A view that filters by names, phones, emails or numbers is refused. Others may pin and copy it but not change it.',
      policy: { needs: 'team.view', audience: 'portal', scope: 'own', proxy: 'refused' },
      params,
      body: savedViewSharing,
      ifMatch: 'required',
      answer: { status: 200, schema: savedView },
      refusals: [409],
      examples: {
        params: examples.params,
        body: { team: 'BaseShop' },
        answer: { ...examples.answer, shared_with: 'BaseShop', version: 2 },
      },
      async handler(input) {
        return shared.share(input, input.params.id, input.version, input.body.team);
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
    operation({
      id: 'listPinnedViews',
      method: 'GET',
      path: '/pinned-views',
      tag,
      summary: 'The views of the sidebar, own and shared, in their order',
      description: 'A pinned view that is no longer shared with the caller is left out until it is again.',
      policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed' },
      answer: { status: 200, schema: listAnswer(savedView) },
      examples: { answer: { rows: [examples.shared, examples.answer] } },
      async handler(input) {
        return { rows: await shared.pinned(input) };
      },
    }),
    operation({
      id: 'pinSavedView',
      method: 'PUT',
      path: '/pinned-views/{id}',
      tag,
      summary: 'Keep a view in the sidebar',
      description: `At most ${MAX_PINS}. A view that is pinned already stays where it is.`,
      policy,
      params,
      answer: { status: 204, schema: nothing() },
      refusals: [409],
      examples: { params: examples.params },
      async handler(input) {
        await shared.pin(input, input.params.id);
      },
    }),
    operation({
      id: 'movePinnedView',
      method: 'PATCH',
      path: '/pinned-views/{id}',
      tag,
      summary: 'Put a pinned view at another place of the sidebar',
      description: 'Position 1 is first; a position beyond the end puts it last.',
      policy,
      params,
      body: savedViewMove,
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params, body: { position: 1 } },
      async handler(input) {
        await shared.movePin(input, input.params.id, input.body.position);
      },
    }),
    operation({
      id: 'unpinSavedView',
      method: 'DELETE',
      path: '/pinned-views/{id}',
      tag,
      summary: 'Take a view out of the sidebar',
      policy,
      params,
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      async handler(input) {
        await shared.unpin(input, input.params.id);
      },
    }),
  ];
};
