import { expect, it } from 'vitest';
import { z } from 'zod';
import { auditChanges } from '../audit/audit-changes.ts';
import { bool, cents, date, oneOf, optionalText, text } from './fields.ts';
import { answerShape, applicable, columnsOf, missingFields, trailFields, when } from './record-fields.ts';

const body = z.strictObject({
  type: oneOf('Type', ['Person', 'Business']),
  ...when(
    'type',
    ['Person'],
    { born: date('Date of Birth').nullish(), pets: z.array(text('Pet', { max: 9 })) },
    ['born'],
  ),
  name: text('Name', { max: 20 }),
  city: optionalText('City', { max: 20 }),
  income: cents('Income').nullish(),
  agreed: bool('Agreed').default(false),
});

it('keeps of a record only the fields that such a one has, and asks for those it needs', () => {
  const given = { type: 'Business', born: '1990-01-01', pets: ['cat'], name: 'Bakery' };
  expect(applicable(body, given)).toEqual({ ...given, born: null, pets: [] });
  expect(missingFields(body, { type: 'Person', born: null })).toEqual([
    { field: 'born', message: 'Date of Birth is required' },
  ]);
  expect(missingFields(body, given)).toEqual([]);
});

it('answers the stored values of a request without its rules', () => {
  const answer = z.strictObject(answerShape(body, ['agreed']));
  const stored = { type: 'Person', born: null, pets: [], name: 'x'.repeat(30), city: null, income: 1 };
  expect(answer.parse(stored)).toEqual(stored);
  expect(answer.safeParse({ ...stored, name: null }).success).toBe(false);
  expect(answer.safeParse({ ...stored, agreed: true }).success).toBe(false);
});

it('names the fields of the trail, and reads the columns of the same name', () => {
  const fields = trailFields<typeof body.shape, { city: string | null; stage: string }>(body, {
    stage: { label: 'Stage' },
    city: { show: (value) => value.toUpperCase() },
  });
  expect(auditChanges(fields, { city: null, stage: 'New' }, { city: 'Austin', stage: 'Won' })).toEqual([
    { field: 'City', old: null, new: 'AUSTIN' },
    { field: 'Stage', old: 'New', new: 'Won' },
  ]);
  expect(columnsOf(body, { name: 'Ana', city: 'Austin', secret: 'x' })).toEqual({
    name: 'Ana',
    city: 'Austin',
  });
});
