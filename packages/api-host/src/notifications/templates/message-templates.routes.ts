import { activityList, recordActivityAnswer } from '../../platform/audit/record-activity.ts';
import type { Area } from '../../platform/host.ts';
import type { MessageTemplate } from '../../platform/messages/message-templates.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import {
  templateExamples as examples,
  templateBody,
  templateDetail,
  templateParams,
  templateRows,
} from './message-templates.schemas.ts';
import { messageWords } from './message-templates.service.ts';
import { templateActivity } from './message-templates.store.ts';

const tag = 'Settings';
const policy = {
  needs: 'settings.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const answer = { status: 200, schema: templateDetail } as const;

/** The words of messages (domain.md 2.36), of all templates that areas declare. */
export const messageTemplateRoutes =
  (templates: readonly MessageTemplate[]): Area =>
  (platform) => {
    const words = messageWords(platform, templates);
    return [
      operation({
        id: 'listMessageTemplates',
        method: 'GET',
        path: '/admin/message-templates',
        tag,
        summary: 'Every message that the product sends, by group',
        policy,
        answer: { status: 200, schema: templateRows },
        examples: { answer: { rows: examples.rows } },
        handler: async (input) => ({ rows: await words.list(input) }),
      }),
      operation({
        id: 'getMessageTemplate',
        method: 'GET',
        path: '/admin/message-templates/{key}',
        tag,
        summary: 'A message with its words, its values and its channels',
        policy,
        params: templateParams,
        answer,
        examples: { params: examples.params, answer: examples.detail },
        handler: (input) => words.get(input, input.params.key),
      }),
      operation({
        id: 'updateMessageTemplate',
        method: 'PUT',
        path: '/admin/message-templates/{key}',
        tag,
        summary: 'Change the words of a message',
        description:
          'Values are written as `{name}` and put in as they are. Messages that were sent before keep their words.',
        policy,
        params: templateParams,
        body: templateBody,
        ifMatch: 'required',
        answer,
        examples: { params: examples.params, body: examples.body, answer: examples.detail },
        handler: (input) => words.update(input, input.params.key, input.version, input.body),
      }),
      operation({
        id: 'restoreMessageTemplate',
        method: 'POST',
        path: '/admin/message-templates/{key}/restore',
        tag,
        summary: 'Send a message in its standard words again',
        policy,
        params: templateParams,
        ifMatch: 'required',
        refusals: [409],
        answer,
        examples: { params: examples.params, answer: examples.restored },
        handler: (input) => words.restore(input, input.params.key, input.version),
      }),
      operation({
        id: 'listMessageTemplateAudit',
        method: 'GET',
        path: '/admin/message-templates/{key}/audit',
        tag,
        summary: 'Who changed the words of a message, newest first',
        policy,
        params: templateParams,
        query: activityList.query,
        answer: { status: 200, schema: recordActivityAnswer },
        examples: { params: examples.params, query: { limit: '20' }, answer: { rows: [examples.activity] } },
        async handler(input) {
          const { key } = words.find(input.params.key);
          const rows = await templateActivity(input.db, key, await activityList.asked(input.query, input));
          return { rows: rows.map((row) => ({ ...row, changes: [...row.changes] })) };
        },
      }),
    ];
  };
