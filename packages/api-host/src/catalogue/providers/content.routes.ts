import { PUBLISH_STATUSES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { idParam, integer, nothing, timestamp } from '../../platform/operation/fields.ts';
import { type Operation, operation, type Policy } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  ATTACHMENT_CATEGORIES,
  attachmentBody,
  attachmentRules,
  contactBody,
  contactRules,
  linkBody,
  linkRules,
  PROVIDER_DEPARTMENTS,
  videoBody,
  videoRules,
} from './content.kinds.ts';
import { type ContentBase, type ContentRules, providerContent } from './content.service.ts';
import type { ContentRow, ContentTable } from './content.store.ts';
import { providerFiles } from './provider-files.service.ts';

const tag = 'Providers';
const reading = {
  needs: 'providers.view',
  audience: 'portal',
  scope: 'none',
  proxy: 'allowed',
} as const satisfies Policy;
const managing = {
  needs: 'providers.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });
const itemParams = z.strictObject({ id: idParam(), item_id: idParam() });
const moveBody = z.strictObject({ position: integer('Position', { min: 1, max: 10_000 }) });

const base = {
  id: z.uuid(),
  position: z.int(),
  status: z.enum(PUBLISH_STATUSES),
  updated_at: timestamp(),
  version: z.int(),
};
const text = z.string().nullable();

interface Kind<T extends ContentTable, Body extends z.ZodType<object>> {
  readonly rules: ContentRules<T, z.output<Body>>;
  readonly body: Body;
  /** `Contact`, `contacts`: parts of operation ids and paths. */
  readonly singular: string;
  readonly path: string;
  /** The members of an answer in addition to the common ones. */
  readonly shape: z.ZodRawShape;
  readonly example: object;
}

/** The operations of one kind of content: associates read it, admins write and reorder it. */
function contentRoutes<T extends ContentTable, Body extends z.ZodType<object>>(
  platform: Platform,
  { rules, body, singular, path, shape, example }: Kind<T, Body>,
): Operation[] {
  const service = providerContent(platform, rules);
  const schema = z.strictObject({ ...base, ...shape });
  const members = Object.keys(schema.shape);
  const shown = (row: ContentRow<T> & ContentBase): z.input<typeof schema> =>
    Object.fromEntries(members.map((key) => [key, (row as Record<string, unknown>)[key]])) as z.input<
      typeof schema
    >;
  const paramsExample = { id: '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10' };
  const itemExample = { ...paramsExample, item_id: '2b9a7c44-0f6d-4b0d-9d0e-1c5a7e8f6b51' };
  const answerExample = {
    id: itemExample.item_id,
    position: 1,
    status: 'Published',
    updated_at: '2026-11-21T15:04:05.000Z',
    version: 1,
    ...example,
  };
  const { file_id, ...bodyExample } = example as Record<string, unknown>;
  const plural = `${singular}s`;
  const admin = `/admin/providers/{id}/${path}`;
  const items = { status: 200, schema: listAnswer(schema) } as const;

  return [
    operation({
      id: `listProvider${plural}`,
      method: 'GET',
      path: `/business/product-providers/{id}/${path}`,
      tag,
      summary: `Published ${path} of a provider, in their order`,
      description: 'Empty where the provider is Inactive or not in the own country.',
      policy: reading,
      params,
      answer: items,
      examples: { params: paramsExample, answer: { rows: [answerExample] } },
      handler: async (input) => ({ rows: (await service.published(input, input.params.id)).map(shown) }),
    }),
    operation({
      id: `listManagedProvider${plural}`,
      method: 'GET',
      path: admin,
      tag,
      summary: `All ${path} of a provider, in their order`,
      policy: managing,
      params,
      answer: items,
      examples: { params: paramsExample, answer: { rows: [answerExample] } },
      handler: async (input) => ({ rows: (await service.all(input, input.params.id)).map(shown) }),
    }),
    operation({
      id: `createProvider${singular}`,
      method: 'POST',
      path: admin,
      tag,
      summary: `Add a ${rules.name} at the end`,
      policy: managing,
      params,
      body: body as z.ZodType,
      answer: { status: 201, schema },
      examples: { params: paramsExample, body: bodyExample, answer: answerExample },
      handler: async (input) =>
        shown(await service.create(input, input.params.id, input.body as z.output<Body>)),
    }),
    operation({
      id: `updateProvider${singular}`,
      method: 'PUT',
      path: `${admin}/{item_id}`,
      tag,
      summary: `Change a ${rules.name}`,
      policy: managing,
      params: itemParams,
      body: body as z.ZodType,
      ifMatch: 'required',
      answer: { status: 200, schema },
      examples: { params: itemExample, body: bodyExample, answer: answerExample },
      handler: async (input) => {
        const { id, item_id } = input.params;
        return shown(await service.update(input, id, item_id, input.version, input.body as z.output<Body>));
      },
    }),
    operation({
      id: `moveProvider${singular}`,
      method: 'PATCH',
      path: `${admin}/{item_id}`,
      tag,
      summary: `Put a ${rules.name} at another position`,
      description:
        'Position 1 is first; a position beyond the end puts it last. Answers the whole new order.',
      policy: managing,
      params: itemParams,
      body: moveBody,
      answer: items,
      examples: { params: itemExample, body: { position: 1 }, answer: { rows: [answerExample] } },
      handler: async (input) => {
        const { id, item_id } = input.params;
        return { rows: (await service.move(input, id, item_id, input.body.position)).map(shown) };
      },
    }),
    operation({
      id: `deleteProvider${singular}`,
      method: 'DELETE',
      path: `${admin}/{item_id}`,
      tag,
      summary: `Delete a ${rules.name}`,
      policy: managing,
      params: itemParams,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: { params: itemExample },
      handler: (input) => service.remove(input, input.params.id, input.params.item_id, input.version),
    }),
  ];
}

/** Contacts, videos, links and attachments of providers (domain.md 2.14). */
export const providerContentRoutes: Area = (platform) => [
  ...contentRoutes(platform, {
    rules: contactRules,
    body: contactBody,
    singular: 'Contact',
    path: 'contacts',
    shape: {
      name: z.string(),
      title: text,
      department: z.enum(PROVIDER_DEPARTMENTS),
      phone: text,
      email: text,
      region: text,
      hours: text,
    },
    example: {
      name: 'Dana Whitlock',
      title: 'Regional Wholesaler',
      department: 'Wholesaler',
      phone: '8005550121',
      email: 'dana@granite.example',
      region: 'Southwest',
      hours: null,
    },
  }),
  ...contentRoutes(platform, {
    rules: videoRules,
    body: videoBody,
    singular: 'Video',
    path: 'videos',
    shape: {
      title: z.string(),
      video: z.string(),
      duration_seconds: z.int().nullable(),
      description: text,
    },
    example: {
      title: 'Writing your first application',
      video: '76979871',
      duration_seconds: 540,
      description: null,
    },
  }),
  ...contentRoutes(platform, {
    rules: linkRules,
    body: linkBody,
    singular: 'Link',
    path: 'links',
    shape: { title: z.string(), url: z.string(), description: text },
    example: { title: 'Quotes', url: 'https://producers.granite.example/quotes', description: null },
  }),
  ...contentRoutes(platform, {
    rules: { ...attachmentRules, removed: providerFiles(platform).removed },
    body: attachmentBody,
    singular: 'Attachment',
    path: 'attachments',
    shape: {
      title: z.string(),
      category: z.enum(ATTACHMENT_CATEGORIES),
      effective_date: z.iso.date().nullable(),
      expires_on: z.iso.date().nullable(),
      file_id: z.uuid().nullable().meta({ description: 'Null: no file yet; it cannot be published' }),
    },
    example: {
      title: 'Producer guide 2026',
      category: 'Guide',
      effective_date: '2026-01-01',
      expires_on: null,
      file_id: null,
    },
  }),
];
