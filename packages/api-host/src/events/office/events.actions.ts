import { messages } from '@upline/domain';
import { canPublish, canUnpublish, isDraft } from '../../content/publishing.actions.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { EventRow, TypeRow } from '../events.store.ts';

type Standing = Pick<EventRow, 'status' | 'sold'>;

/** An event with tickets ends by a choice of what becomes of them (R-EVT-05). */
export const hasNoTickets = rowRule<Standing>(
  ({ sold }) => sold === 0,
  () => conflict('has-tickets', 'This event has tickets. Cancel it and choose what becomes of them.'),
);
export const canCancel = rowRule<Standing>(
  ({ status, sold }) => status === 'Published' && sold > 0,
  ({ status }) => conflict('transition', messages.transition(status, 'Unpublished')),
);

export const eventActions = rowActions<Standing, 'update' | 'publish' | 'unpublish' | 'cancel' | 'delete'>({
  update: { operation: 'updateEvent' },
  publish: { operation: 'publishEvent', when: canPublish },
  unpublish: { operation: 'unpublishEvent', when: [canUnpublish, hasNoTickets] },
  cancel: { operation: 'cancelEvent', when: canCancel },
  delete: { operation: 'deleteEvent', when: [isDraft, hasNoTickets] },
});

export const isUnsold = rowRule<Pick<TypeRow, 'sold'>>(
  ({ sold }) => sold === 0,
  () => conflict('sold', 'Tickets of this type were sold'),
);
export const typeActions = rowActions<Pick<TypeRow, 'sold'>, 'update' | 'delete'>({
  update: { operation: 'updateEventTicketType' },
  delete: { operation: 'deleteEventTicketType', when: isUnsold },
});
