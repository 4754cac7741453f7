import { NOTIFICATION_CHANNELS } from '@upline/domain';
import { z } from 'zod';
import { integer, text } from '../../platform/operation/fields.ts';

export const tokenBody = z.strictObject({ token: text('Link', { max: 64 }) });
export const playBody = z.strictObject({
  token: text('Link', { max: 64 }),
  seconds: integer('Seconds', { max: 14_400 }),
});

export const watchPage = z.strictObject({
  video: z.strictObject({
    title: z.string(),
    host_id: z.string(),
    thumbnail_id: z.uuid(),
    duration_seconds: z.int(),
  }),
  associate: z.strictObject({
    code: z.string(),
    name: z.string(),
    has_photo: z.boolean(),
    license_line: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
});

export const subscription = z.strictObject({
  channel: z.enum(NOTIFICATION_CHANNELS),
  sender: z.string(),
  is_unsubscribed: z.boolean(),
});

const token = '3kVqJ8sXbT1mYw6cRz0uQhN4eLg7pDa9iFo2vBx5tSk';
export const watchExamples = {
  token: { token },
  play: { token, seconds: 62 },
  page: {
    video: {
      title: 'Why families need a plan',
      host_id: '76979871',
      thumbnail_id: '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a07',
      duration_seconds: 154,
    },
    associate: {
      code: 'U000123',
      name: 'Dev Patel',
      has_photo: true,
      license_line: 'Licensed: Life TX 1234567',
      email: 'dev@example.com',
      phone: '5125550123',
    },
  },
  subscription: { channel: 'Email', sender: 'Dev Patel', is_unsubscribed: false },
} as const;
