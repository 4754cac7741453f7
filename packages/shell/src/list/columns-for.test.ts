import { clientsFields } from '@upline/api-client/lists/clients.ts';
import { policiesFields } from '@upline/api-client/lists/policies.ts';
import { describe, expect, it } from 'vitest';
import { columnsFor } from './columns-for.ts';
import { listed } from './listed.ts';

describe('columns of a list', () => {
  it('take label, type, options and filter from the fields of the API document', () => {
    const [name, type, email] = columnsFor<'listClients'>(clientsFields, [
      { field: 'name', cardRole: 'title' },
      { field: 'type', as: 'status', word: (value) => value.toUpperCase() },
      { field: 'email', width: 200 },
    ]);
    expect(name).toEqual({
      id: 'name',
      label: 'Name',
      type: 'text',
      sortable: true,
      filter: { type: 'text' },
      cardRole: 'title',
    });
    expect(type?.options?.map(({ label }) => label)).toEqual(
      clientsFields.type.options.map((value) => value.toUpperCase()),
    );
    expect(type?.type).toBe('status');
    expect(email?.filter).toEqual({ type: 'text', nullable: true });
  });

  it('write BV as BV and show what it means (R-MNY-04)', () => {
    const [bv] = columnsFor<'listPolicies'>(policiesFields, [{ field: 'bv_cents' }]);
    expect(bv).toMatchObject({ type: 'bv', filter: { type: 'bv' }, definition: { source: 'R-MNY-04' } });
  });

  it('do not compile where the list has no such field, value, word or order', () => {
    // Only the compiler reads it.
    const judged = () => {
      columnsFor<'listClients'>(clientsFields, [
        // @ts-expect-error the list has no field of this name
        { field: 'nam' },
        // @ts-expect-error a text has no color
        { field: 'city', as: 'status' },
        // @ts-expect-error the row has no plain value under the field's name
        { field: 'archived' },
        // @ts-expect-error label and type come from the field
        { field: 'email', label: 'Mail' },
        // @ts-expect-error what is no field of the list cannot be sorted by
        { id: 'birthday', label: 'Birthday', type: 'text', sortable: true, value: () => null },
      ]);
      // @ts-expect-error another list's fields
      columnsFor<'listClients'>(policiesFields, []);
      // @ts-expect-error no such option
      listed('listClients', { filter: { type: { eq: 'Person' } } });
      // @ts-expect-error never empty, so it cannot be asked for
      listed('listClients', { filter: { city: { isNull: true } } });
      listed('listClients', { filter: { any: [[{ city: { eq: 'Waco' } }, { type: { eq: 'Business' } }]] } });
      // @ts-expect-error an alternative is judged as well
      listed('listClients', { filter: { any: [[{ type: { eq: 'Person' } }]] } });
      // @ts-expect-error no list is sorted by its id
      listed('listPolicies', { order: { id: 'ASC' } });
    };
    expect(judged).toBeTypeOf('function');
    expect(listed('listClients', { filter: { email: { isNull: true } } })).toEqual({
      filter: { email: { isNull: true } },
    });
  });
});
