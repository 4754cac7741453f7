import { expect, it } from 'vitest';
import { searchedText, withSearched } from './searched.ts';

const SEARCH = { field: 'name', digits: 'code' };

it('looks for text in the one field, and for what has a digit in the other', () => {
  const byName = withSearched({ state: { eq: 'TX' } }, SEARCH, 'ana');
  expect(byName).toEqual({ state: { eq: 'TX' }, name: { contains: 'ana' } });
  const byCode = withSearched(byName, SEARCH, 'U000101');
  expect(byCode).toEqual({ state: { eq: 'TX' }, code: { contains: 'U000101' } });
  expect(searchedText(byCode, SEARCH)).toBe('U000101');
  expect(withSearched(byCode, SEARCH, '')).toEqual({ state: { eq: 'TX' } });
});

it('has one field where the list names one', () => {
  expect(withSearched({}, { field: 'name' }, 'ana 2')).toEqual({ name: { contains: 'ana 2' } });
  expect(searchedText({ code: { contains: '7' } }, { field: 'name' })).toBe('');
});
