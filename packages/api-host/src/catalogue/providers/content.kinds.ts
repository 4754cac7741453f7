import { formatPhone, messages, PUBLISH_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import { date, integer, oneOf, optionalText, text } from '../../platform/operation/fields.ts';
import type { ContentRules } from './content.service.ts';
import { httpsLink, optionalPhone } from './providers.schemas.ts';

export const PROVIDER_DEPARTMENTS = [
  'New Business',
  'Underwriting',
  'Commissions',
  'Licensing',
  'Wholesaler',
  'Support',
] as const;
export const ATTACHMENT_CATEGORIES = ['Application', 'Guide', 'Rate Sheet', 'Form', 'Marketing'] as const;

const status = oneOf('Status', PUBLISH_STATUSES).default('Draft');
const optionalDate = (label: string) =>
  date(label)
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

export const contactBody = z
  .strictObject({
    status,
    name: text('Name', { max: 100 }),
    title: optionalText('Title', { max: 100 }),
    department: oneOf('Department', PROVIDER_DEPARTMENTS),
    phone: optionalPhone('Phone'),
    email: optionalText('Email', { max: 254 })
      .refine((value) => value === null || z.email().safeParse(value).success, '{label} is not valid')
      .meta({ label: 'Email' }),
    region: optionalText('Region', { max: 100 }),
    hours: optionalText('Hours', { max: 100 }),
  })
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ['email'],
    message: messages.emailOrPhone,
  });

export const contactRules: ContentRules<'provider_contact', z.output<typeof contactBody>> = {
  table: 'provider_contact',
  name: 'contact',
  fields: {
    status: { label: AUDIT_LABELS.status },
    name: { label: 'Name' },
    title: { label: 'Title' },
    department: { label: 'Department' },
    phone: { label: AUDIT_LABELS.phone, show: formatPhone },
    email: { label: AUDIT_LABELS.email },
    region: { label: 'Region' },
    hours: { label: 'Hours' },
  },
  labelOf: ({ name }) => name,
};

const HOST_ID = /^[A-Za-z0-9_-]{3,64}$/;

export const videoBody = z.strictObject({
  status,
  title: text('Title', { max: 120 }),
  video: text('Video', { max: 500 })
    .refine(
      (value) => HOST_ID.test(value) || (value.startsWith('https://') && URL.canParse(value)),
      messages.httpsLink,
    )
    .meta({ label: 'Video', description: 'Id at the video host or an https address' }),
  duration_seconds: integer('Duration', { min: 1, max: 86_400 })
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Duration' }),
  description: optionalText('Description', { max: 1_000, multiline: true }),
});

export const videoRules: ContentRules<'provider_video', z.output<typeof videoBody>> = {
  table: 'provider_video',
  name: 'video',
  fields: {
    status: { label: AUDIT_LABELS.status },
    title: { label: 'Title' },
    video: { label: 'Video' },
    duration_seconds: { label: 'Duration' },
    description: { label: 'Description' },
  },
  labelOf: ({ title }) => title,
};

export const linkBody = z.strictObject({
  status,
  title: text('Title', { max: 120 }),
  url: httpsLink('Link')
    .refine((value): value is string => value !== null, messages.required('Link'))
    .meta({ label: 'Link' }),
  description: optionalText('Description', { max: 1_000, multiline: true }),
});

export const linkRules: ContentRules<'provider_link', z.output<typeof linkBody>> = {
  table: 'provider_link',
  name: 'link',
  fields: {
    status: { label: AUDIT_LABELS.status },
    title: { label: 'Title' },
    url: { label: 'Link' },
    description: { label: 'Description' },
  },
  labelOf: ({ title }) => title,
};

export const attachmentBody = z
  .strictObject({
    status,
    title: text('Title', { max: 120 }),
    category: oneOf('Category', ATTACHMENT_CATEGORIES),
    effective_date: optionalDate('Effective Date'),
    expires_on: optionalDate('Expires On'),
  })
  .refine(({ effective_date: from, expires_on: to }) => from === null || to === null || to > from, {
    path: ['expires_on'],
    message: messages.dateOrder('Expires On', 'Effective Date'),
  });

export const attachmentRules: ContentRules<'provider_attachment', z.output<typeof attachmentBody>> = {
  table: 'provider_attachment',
  name: 'attachment',
  fields: {
    status: { label: AUDIT_LABELS.status },
    title: { label: 'Title' },
    category: { label: 'Category' },
    effective_date: { label: 'Effective Date' },
    expires_on: { label: 'Expires On' },
  },
  labelOf: ({ title }) => title,
  check: ({ status: wanted }, row) =>
    wanted === 'Published' && !row?.file_id ? [{ field: 'file', message: messages.required('File') }] : [],
  isShown: ({ effective_date: from, expires_on: to }, today) =>
    (to === null || to >= today) && (from === null || from <= today),
};
