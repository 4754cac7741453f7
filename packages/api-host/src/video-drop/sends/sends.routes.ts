import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { operation } from '../../platform/operation/operation.ts';
import { own, ownAlone } from '../policies.ts';
import { deliveryList } from './deliveries.list.ts';
import { delivery, sendExamples as examples, sendAnswer, sendBody } from './sends.schemas.ts';
import { sends } from './sends.service.ts';
import { deliverySource } from './sends.store.ts';
import { defineSendTasks } from './sends.tasks.ts';

const tag = 'Video drop';

/** Sending, and what became of it (domain.md 2.29). */
export const videoSendRoutes: Area = (platform) => {
  defineSendTasks(platform);
  const send = sends(platform);
  return [
    operation({
      id: 'sendVideo',
      method: 'POST',
      path: '/video-drop/sends',
      tag,
      summary: 'Send a video to own contacts',
      description:
        'Refused without the consent of every contact (R-VVD-01) and beyond 500 deliveries a day (R-VVD-04). Texts wait for the morning of the contact (R-VVD-03).',
      policy: ownAlone,
      body: sendBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: sendAnswer },
      examples: { body: examples.body, answer: examples.answer },
      handler: (input) => send(input, input.body),
    }),
    ...listOperations(platform, {
      name: 'VideoDeliveries',
      path: '/video-drop/deliveries',
      tag,
      summary: 'What the caller has sent, the latest first',
      policy: own,
      list: deliveryList,
      row: delivery,
      source: ({ db, caller }) => deliverySource(db, caller),
      toRow: (row) => row,
      examples: { query: { filter: '{"status":{"in":["Watched","Clicked"]}}' }, rows: [examples.row] },
      count: { summary: 'How many deliveries match', example: { count: 42 } },
    }),
  ];
};
