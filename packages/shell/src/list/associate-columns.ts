import type { DataListColumn } from '@upline/ui-kit/data-list/types.ts';

interface OfAssociate {
  readonly associate: { readonly code: string; readonly name: string };
}

const nameOf = ({ associate }: OfAssociate) => associate.name;
const codeOf = ({ associate }: OfAssociate) => associate.code;

/** The associate whose row it is, by name: the first column of a list of many people. */
export const associateColumn = (width: number) =>
  ({
    field: 'associate',
    value: nameOf,
    pinned: true,
    secret: true,
    cardRole: 'title',
    width,
  }) as const;

/** The same with the code below the name. */
export const associateWithCode = (width: number) =>
  ({ ...associateColumn(width), second: 'associate_code' }) as const;

/** The associate's code as a column of its own, which most people leave hidden. */
export const associateCodeColumn = (width: number) =>
  ({ field: 'associate_code', value: codeOf, secret: true, defaultHidden: true, width }) as const;

type Look = Pick<DataListColumn<object>, 'width' | 'pinned' | 'defaultHidden' | 'cardRole' | 'align'>;
type HasPerson<Field extends string> = {
  readonly [Name in Field]: { readonly code: string; readonly name: string } | null;
};

/** Another person of the row, by name: `personColumn('trainer', { width: 170 })`. */
export const personColumn = <const Field extends string, const Given extends Look>(
  field: Field,
  look: Given,
) => ({
  field,
  value: (row: HasPerson<Field>) => row[field]?.name,
  secret: true as const,
  ...look,
});

/** That person's code as a column of its own, which most people leave hidden: `personCodeColumn('upline', 110)`. */
export const personCodeColumn = <const Field extends string>(field: Field, width: number) => ({
  field: `${field}_code` as const,
  value: (row: HasPerson<Field>) => row[field]?.code,
  secret: true as const,
  defaultHidden: true as const,
  width,
});
