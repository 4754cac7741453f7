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
