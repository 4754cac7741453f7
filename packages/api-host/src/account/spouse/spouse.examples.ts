import type { z } from 'zod';
import type { SpouseAnswer, SpouseRequestAnswer, spouseBody } from './spouse.schemas.ts';

const request = {
  id: '5c1e9a72-3b4d-4e6f-8a10-7d2c5b9e4f01',
  associate: { code: 'U000109', name: 'Ana Alvarez' },
  spouse_code: 'U000112',
  status: 'Pending For Associate',
  created_at: '2026-11-20T15:04:05.000Z',
  decided_at: null,
  version: 1,
  actions: ['withdraw'],
} satisfies SpouseRequestAnswer;

const asked = {
  ...request,
  id: '5c1e9a72-3b4d-4e6f-8a10-7d2c5b9e4f02',
  associate: { code: 'U000113', name: 'Luis Alvarez' },
  spouse_code: 'U000109',
  actions: ['answer'],
} satisfies SpouseRequestAnswer;

const spouse = {
  first_name: 'Luis',
  last_name: 'Alvarez',
  phone: '2105550188',
  email: 'luis@example.com',
  date_of_birth: '1990-02-11',
  is_associate: false,
  spouse_code: null,
} as const;

/** Examples of the API document. */
export const spouseExamples = {
  params: { id: request.id },
  body: {
    first_name: 'Luis',
    last_name: 'Alvarez',
    phone: '(210) 555-0188',
    email: 'luis@example.com',
    date_of_birth: '1990-02-11',
    is_associate: false,
    spouse_code: null,
  } satisfies z.input<typeof spouseBody>,
  answer: { spouse, requests: [request, asked], version: 3 } satisfies SpouseAnswer,
  none: { spouse: null, requests: [], version: 4 } satisfies SpouseAnswer,
};
