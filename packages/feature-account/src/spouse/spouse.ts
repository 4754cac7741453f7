import type { OperationAnswer } from '@upline/api-client';
import { saveSpouse } from '@upline/api-client/fields/account/spouse.ts';
import { recordValues } from '@upline/shell';

export type SpouseRecord = OperationAnswer<'getSpouse'>;
export type Spouse = NonNullable<SpouseRecord['spouse']>;
export type SpouseRequest = SpouseRecord['requests'][number];

/** The own request that waits for its answer. */
export const waitingRequest = ({ requests }: SpouseRecord): SpouseRequest | undefined =>
  requests.find(({ actions }) => actions.includes('withdraw'));

const fields = recordValues(saveSpouse);

/** The form of the spouse; a code that was asked for stays in it until the other one has answered. */
export const spouseValues: typeof fields = {
  ...fields,
  valuesOf: (record, country) => {
    const asked = waitingRequest(record)?.spouse_code;
    const values = record.spouse
      ? fields.valuesOf({ ...record, ...record.spouse }, country)
      : fields.empty(country);
    return asked === undefined ? values : { ...values, is_associate: true, spouse_code: asked };
  },
};
