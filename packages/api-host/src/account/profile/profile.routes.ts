import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import {
  type OperationSpec,
  operation,
  type Policy,
  type SignedInContext,
} from '../../platform/operation/operation.ts';
import { profileExamples as examples } from './profile.examples.ts';
import {
  addressBody,
  altPhoneBody,
  basicInformationBody,
  type ProfileAnswer,
  preferredNameBody,
  profile,
  usernameBody,
} from './profile.schemas.ts';
import { profiles } from './profile.service.ts';

const tag = 'Profile';
const reading = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
/** An admin who views as the associate changes nothing of the record (domain.md 7.3). */
const writing = { ...reading, proxy: 'refused' } as const satisfies Policy;

interface Form<B extends z.ZodType> {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly body: B;
  readonly example: z.input<B>;
  readonly save: (context: SignedInContext, version: number, body: z.output<B>) => Promise<ProfileAnswer>;
}

/** One form of the record: it answers the whole record, as it is afterwards. */
const form = <B extends z.ZodType>({ path, example, save, ...spec }: Form<B>) =>
  operation({
    ...spec,
    method: 'PUT',
    path: `/account/${path}`,
    tag,
    policy: writing,
    ifMatch: 'required',
    refusals: [409],
    answer: { status: 200, schema: profile },
    examples: { body: example, answer: examples.changed },
    handler: (input) => save(input as SignedInContext, input.version, input.body as z.output<B>),
  } as OperationSpec<'signed-in', undefined, undefined, B, typeof profile>);

/** The own record and its forms (domain.md 2.1, 2.2). Email, phone and photo have operations of their own. */
export const profileRoutes: Area = (platform) => {
  const service = profiles(platform);
  return [
    operation({
      id: 'getProfile',
      method: 'GET',
      path: '/account/profile',
      tag,
      summary: 'The own record',
      description: 'The tax identifier is masked. Of flags it says which are on, not why (R-ACC-02).',
      policy: reading,
      answer: { status: 200, schema: profile },
      examples: { answer: examples.answer },
      async handler(input) {
        const record = await service.get(input);
        input.reply.header('etag', `"${record.version}"`);
        return record;
      },
    }),
    operation({
      id: 'revealOwnTaxIdentifier',
      method: 'POST',
      path: '/account/tax-identifier/reveal',
      tag,
      summary: 'The own SSN or SIN in full',
      description:
        'Needs a second step of the last five minutes. At most ten an hour; every one is in the audit trail (S-69).',
      policy: writing,
      refusals: [429],
      answer: { status: 200, schema: z.strictObject({ value: z.string() }) },
      examples: { answer: { value: '123456789' } },
      handler: (input) => service.reveal(input),
    }),
    form({
      id: 'updateBasicInformation',
      path: 'basic-information',
      summary: 'Birth date, gender, marital status, language and identifiers',
      description:
        'A birth date or tax identifier that is stored is changed by support alone. A new tax identifier is notified to the owner (R-ACC-01).',
      body: basicInformationBody,
      example: examples.basicInformation,
      save: service.basicInformation,
    }),
    form({
      id: 'updatePreferredName',
      path: 'preferred-name',
      summary: 'The name by which others know the associate',
      body: preferredNameBody,
      example: examples.preferredName,
      save: service.preferredName,
    }),
    form({
      id: 'updateAddress',
      path: 'address',
      summary: 'Residence and mailing address',
      description: 'In the own country; only mail may go to a PO box. Another state is notified (R-ACC-01).',
      body: addressBody,
      example: examples.address,
      save: service.address,
    }),
    form({
      id: 'updateAltPhone',
      path: 'alt-phone',
      summary: 'A second phone, or none',
      body: altPhoneBody,
      example: examples.altPhone,
      save: service.altPhone,
    }),
    form({
      id: 'updateUsername',
      path: 'username',
      summary: 'Another name to sign in with, once in 30 days',
      body: usernameBody,
      example: examples.username,
      save: (context, version, body) => service.username(context, version, body.username),
    }),
  ];
};
