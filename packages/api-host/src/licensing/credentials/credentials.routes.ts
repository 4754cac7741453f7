import { z } from 'zod';
import { attachmentsById } from '../../attachments/attachments.store.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { codeParam, idParam, nothing } from '../../platform/operation/fields.ts';
import {
  type Operation,
  operation,
  type Policy,
  type SignedInContext,
} from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CredentialKind } from './credential-kind.ts';
import { credentialActions } from './credentials.actions.ts';
import { credentialExample, reasonBody, rejectionBody } from './credentials.schemas.ts';
import { credentials, shownApproval } from './credentials.service.ts';
import { type CredentialRows, type CredentialTable, isAssociate } from './credentials.store.ts';

const tag = 'Licensing';
const own = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const ownWriting = { ...own, proxy: 'refused' } as const satisfies Policy;
const deciding = {
  needs: 'licenses.approve',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
/** Super admins alone remove what was entered (7.1). */
const removing = { ...deciding, needs: 'settings.manage' } as const satisfies Policy;
const params = z.strictObject({ id: idParam() });
const codeParams = z.strictObject({ code: codeParam() });

type AnswerOf<A extends z.ZodType> = z.input<A>;

interface CredentialRoutes<T extends CredentialTable, A extends z.ZodType> {
  readonly answer: A;
  readonly examples: { readonly body: object; readonly answer: AnswerOf<A> };
  /** The members of an answer that follow from the row alone. */
  shown(row: CredentialRows[T], today: string): object;
}

/** The operations of one kind of credential: its owner's, and those of the admins who enter and decide. */
export function credentialRoutes<
  T extends CredentialTable,
  Body extends z.ZodObject,
  Values extends object,
  A extends z.ZodType,
>(
  platform: Platform,
  kind: CredentialKind<T, Body, Values>,
  { answer: schema, examples, shown }: CredentialRoutes<T, A>,
): Operation[] {
  const service = credentials(platform, kind);
  const actions = credentialActions(kind);
  const { singular, plural, path } = kind;
  const words = { one: `${/^[AEIO]/i.test(kind.name) ? 'an' : 'a'} ${kind.name}`, many: plural };

  async function answers({ db, caller, today }: SignedInContext, rows: readonly CredentialRows[T][]) {
    const ids = rows.flatMap(({ document_id }) => document_id ?? []);
    const documents = await attachmentsById(db, ids);
    return rows.map((row) => {
      const document = documents.get(row.document_id ?? '');
      const { id, associate_code, rejection_reason, decided_at, created_at, updated_at, version } = row;
      return {
        id,
        associate_code,
        approval_status: shownApproval(row),
        rejection_reason,
        document: document ? { id: document.id, name: document.name, size_bytes: document.size_bytes } : null,
        decided_at,
        created_at,
        updated_at,
        version,
        actions: actions.of(caller, row),
        ...shown(row, today),
      } as AnswerOf<A>;
    });
  }
  const one = async (context: SignedInContext, row: CredentialRows[T]) =>
    (await answers(context, [row]))[0] as AnswerOf<A>;

  const paramsExample = { id: credentialExample.id };
  const written = { params: paramsExample, body: examples.body, answer: examples.answer };

  const decide = <B extends z.ZodType | undefined>(
    verb: 'approve' | 'reject' | 'revoke',
    summary: string,
    body: B,
    example: unknown,
    work: (
      context: SignedInContext,
      id: string,
      version: number,
      body: unknown,
    ) => Promise<CredentialRows[T]>,
  ) =>
    operation({
      id: `${verb}${singular}`,
      method: 'POST',
      path: `/admin/${path}/{id}/${verb}`,
      tag,
      summary,
      policy: deciding,
      params,
      ...(body === undefined ? {} : { body }),
      ifMatch: 'required',
      answer: { status: 200, schema },
      examples: { ...written, body: example },
      handler: async (input) => one(input, await work(input, input.params.id, input.version, input.body)),
    });

  return [
    operation({
      id: `listOwn${plural}`,
      method: 'GET',
      path: `/account/${path}`,
      tag,
      summary: `Own ${words.many}, what ends first comes first`,
      policy: own,
      answer: { status: 200, schema: listAnswer(schema) },
      examples: { answer: { rows: [examples.answer] } },
      handler: async (input) => ({
        rows: await answers(input, await service.of(input, input.caller.code)),
      }),
    }),
    operation({
      id: `createOwn${singular}`,
      method: 'POST',
      path: `/account/${path}`,
      tag,
      summary: `Enter ${words.one}; it waits for an admin`,
      policy: ownWriting,
      body: kind.body as z.ZodType,
      answer: { status: 201, schema },
      examples: { body: examples.body, answer: examples.answer },
      handler: async (input) =>
        one(input, await service.create(input, input.caller.code, input.body as z.output<Body>)),
    }),
    operation({
      id: `updateOwn${singular}`,
      method: 'PUT',
      path: `/account/${path}/{id}`,
      tag,
      summary: `Change or resubmit ${words.one}`,
      description: kind.keepsProposals
        ? 'Of an approved one the old values stay in force until an admin approves the change (R-LIC-03).'
        : 'An approved one is not changed; the renewal is a new one.',
      policy: ownWriting,
      params,
      body: kind.body as z.ZodType,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema },
      examples: written,
      handler: async (input) =>
        one(
          input,
          await service.propose(input, input.params.id, input.version, input.body as z.output<Body>),
        ),
    }),
    operation({
      id: `listAssociate${plural}`,
      method: 'GET',
      path: `/admin/associates/{code}/${path}`,
      tag,
      summary: `${words.many} of an associate`,
      policy: { ...deciding, needs: 'associates.view' },
      params: codeParams,
      answer: { status: 200, schema: listAnswer(schema) },
      examples: { params: { code: 'U000008' }, answer: { rows: [examples.answer] } },
      async handler(input) {
        if (!(await isAssociate(input.db, input.params.code))) throw notFound();
        return { rows: await answers(input, await service.of(input, input.params.code)) };
      },
    }),
    operation({
      id: `create${singular}`,
      method: 'POST',
      path: `/admin/associates/{code}/${path}`,
      tag,
      summary: `Enter ${words.one} for an associate; it is approved`,
      policy: deciding,
      params: codeParams,
      body: kind.body as z.ZodType,
      answer: { status: 201, schema },
      examples: { params: { code: 'U000008' }, body: examples.body, answer: examples.answer },
      handler: async (input) =>
        one(input, await service.create(input, input.params.code, input.body as z.output<Body>)),
    }),
    operation({
      id: `get${singular}`,
      method: 'GET',
      path: `/admin/${path}/{id}`,
      tag,
      summary: `${words.one[0]?.toUpperCase()}${words.one.slice(1)} with what its owner asks to change (R-ADM-01)`,
      policy: { ...deciding, needs: 'associates.view' },
      params,
      answer: { status: 200, schema },
      examples: { params: paramsExample, answer: examples.answer },
      handler: async (input) => one(input, await service.find(input, input.params.id)),
    }),
    operation({
      id: `update${singular}`,
      method: 'PUT',
      path: `/admin/${path}/{id}`,
      tag,
      summary: `Change ${words.one}; it is in force at once`,
      policy: deciding,
      params,
      body: z.strictObject({ ...kind.body.shape, ...reasonBody.shape }),
      ifMatch: 'required',
      answer: { status: 200, schema },
      examples: { ...written, body: { ...examples.body, reason: 'The number was read wrongly' } },
      async handler(input) {
        const { reason, ...body } = input.body;
        const row = await service.update(
          input,
          input.params.id,
          input.version,
          body as z.output<Body>,
          reason,
        );
        return one(input, row);
      },
    }),
    operation({
      id: `remove${singular}`,
      method: 'POST',
      path: `/admin/${path}/{id}/remove`,
      tag,
      summary: `Remove ${words.one} that should never have been entered`,
      description:
        'Super admins only (7.1). What has ended is revoked instead; the trail keeps what it said.',
      policy: removing,
      params,
      body: reasonBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 204, schema: nothing() },
      examples: { params: paramsExample, body: { reason: 'Entered for the wrong person' } },
      handler: (input) => service.remove(input, input.params.id, input.version, input.body.reason),
    }),
    decide(
      'approve',
      `Approve ${words.one} or the change its owner asks for`,
      undefined,
      undefined,
      (context, id, version) => service.approve(context, id, version),
    ),
    decide(
      'reject',
      `Reject ${words.one} or the change its owner asks for`,
      rejectionBody,
      { reason: 'Invalid Supporting Document', text: null },
      (context, id, version, body) =>
        service.reject(context, id, version, body as z.output<typeof rejectionBody>),
    ),
    decide(
      'revoke',
      `Revoke ${words.one} that was approved`,
      reasonBody,
      { reason: 'Surrendered to the state' },
      (context, id, version, body) =>
        service.revoke(context, id, version, (body as z.output<typeof reasonBody>).reason),
    ),
  ];
}
