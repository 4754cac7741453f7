import { expect, it } from 'vitest';
import { neverKept } from './fields-form.tsx';

it('says in one sentence which fields of a draft do not come back (R-33)', () => {
  expect(neverKept([])).toBe('');
  expect(neverKept(['SSN'])).toBe('SSN is never kept: enter it again.');
  expect(neverKept(['Date of Birth', 'SSN', 'Reason'])).toBe(
    'Date of Birth, SSN, and Reason are never kept: enter them again.',
  );
});
