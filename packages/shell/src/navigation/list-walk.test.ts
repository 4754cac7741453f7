import { afterEach, expect, it } from 'vitest';
import { forgetWalk, listOf, neighboursOf, rememberWalk } from './list-walk.ts';

const targetOf = ({ id }: { readonly id: string }) =>
  ({ to: '/business/clients/$id', params: { id } }) as const;
const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

afterEach(forgetWalk);

it('leads to the records before and after in the list that was looked at last', () => {
  rememberWalk(rows, targetOf);
  expect(neighboursOf('/business/clients/b')).toMatchObject({
    previous: { params: { id: 'a' } },
    next: { params: { id: 'c' } },
    place: 2,
    of: 3,
  });
  expect(neighboursOf('/business/clients/c')?.next).toBeUndefined();
});

it('leads nowhere from a record that the list does not show, nor after sign-out', () => {
  rememberWalk(rows, targetOf);
  expect(neighboursOf('/business/clients/x')).toBeUndefined();
  forgetWalk();
  expect(neighboursOf('/business/clients/b')).toBeUndefined();
});

it('leads back from its records to the list as it was, and from others nowhere', () => {
  const at = { to: '/business/clients', search: { page: 2 } } as const;
  rememberWalk(rows, targetOf, at);
  expect(listOf('/business/clients/b')).toEqual(at);
  expect(listOf('/business/clients/x')).toBeUndefined();
  expect(listOf('/business/clients')).toBeUndefined();
  forgetWalk();
  expect(listOf('/business/clients/b')).toBeUndefined();
});
