import type { BodyOf, OperationAnswer } from '@upline/api-client';
import { createClient } from '@upline/api-client/fields/business/clients.ts';
import { messages } from '@upline/domain';
import { recordValues, type ValuesIn } from '@upline/shell';

export type Client = OperationAnswer<'getClient'>;
export type ClientBody = BodyOf<'createClient'>;

/** The form of a client (domain.md 2.10): the contract says which fields a person has and which a business. */
export const clientValues = recordValues(createClient, {
  start: { type: 'Individual' },
  homes: ({ type }) => (type === 'Individual' ? ['address'] : []),
  check: ({ email, phone }) => ({
    ...(email.trim() === '' && phone === '' && { email: messages.emailOrPhone }),
  }),
});
export type ClientValues = ValuesIn<typeof clientValues>;
