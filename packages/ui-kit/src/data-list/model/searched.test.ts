import { expect, it } from 'vitest';
import { searchedText, withSearched } from './searched.ts';

const SEARCH = { field: 'name', digits: 'code' };

it('looks for text in the one field, and for what looks like a number in the other', () => {
  const byName = withSearched({ state: { eq: 'TX' } }, SEARCH, 'ana');
  expect(byName).toEqual({ state: { eq: 'TX' }, name: { contains: 'ana' } });
  const byCode = withSearched(byName, SEARCH, 'U000101');
  expect(byCode).toEqual({ state: { eq: 'TX' }, code: { contains: 'U000101' } });
  expect(searchedText(byCode, SEARCH)).toBe('U000101');
  expect(withSearched(byCode, SEARCH, '')).toEqual({ state: { eq: 'TX' } });
  // A condition on the other field that was added as a chip stays one.
  expect(withSearched({ ...byName, code: { contains: '12' } }, SEARCH, 'ben')).toEqual({
    state: { eq: 'TX' },
    name: { contains: 'ben' },
    code: { contains: '12' },
  });
  expect(withSearched({}, SEARCH, '21st Century')).toEqual({ name: { contains: '21st Century' } });
});

it('has one field where the list names one', () => {
  expect(withSearched({}, { field: 'name' }, 'ana 2')).toEqual({ name: { contains: 'ana 2' } });
  expect(searchedText({ code: { contains: '7' } }, { field: 'name' })).toBe('');
});
