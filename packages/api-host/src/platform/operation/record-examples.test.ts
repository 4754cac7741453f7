import { expect, it } from 'vitest';
import { z } from 'zod';
import { STAMP } from './field-examples.ts';
import { bool, cents, date, oneOf, optionalText, person, text, timestamp } from './fields.ts';
import { recordExamples } from './record-examples.ts';
import { answerShape, when } from './record-fields.ts';

const body = z.strictObject({
  type: oneOf('Type', ['Person', 'Business']),
  ...when('type', ['Business'], { company: optionalText('Company', { max: 9 }) }),
  name: text('Name', { max: 20, example: 'Ana' }).meta({ label: 'Name', description: 'As it is written' }),
  born: date('Date of Birth', { example: '1990-01-01' }).nullish(),
  income: cents('Income').nullish(),
  pets: z.array(z.strictObject({ name: text('Pet', { max: 9, example: 'Tom' }) })).optional(),
  agreed: bool('Agreed').default(true),
});
const answer = z.strictObject({
  id: z.uuid(),
  ...answerShape(body),
  owner: person,
  closed_at: timestamp().nullable(),
  created_at: timestamp(),
  version: z.int(),
});
const row = answer.pick({ id: true, name: true, version: true });

it('shows what fields state, the first choice, and nothing of what may be missing', () => {
  const id = '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01';
  const examples = recordExamples(id, { body, answer, row }, { name: 'Ana Lee' });
  const pets = [{ name: 'Tom' }];
  const shared = { type: 'Person', born: '1990-01-01', income: null, pets, agreed: true };
  expect(examples.body).toEqual({ ...shared, name: 'Ana' });
  expect(examples.answer).toEqual({
    ...shared,
    id,
    company: null,
    name: 'Ana Lee',
    owner: { code: 'U000123', name: 'Dev Patel' },
    closed_at: null,
    created_at: STAMP,
    version: 1,
  });
  expect(examples.row).toEqual({ id, name: 'Ana Lee', version: 1 });
});

it('names the field that states no example', () => {
  const wrong = z.strictObject({ code: z.string() });
  expect(() => recordExamples('1', { body: wrong, answer: wrong, row: wrong }, {})).toThrow(
    'code states no example',
  );
});
