import { COUNTRIES, type Country, PRODUCT_TYPES, type ProductType } from '@upline/domain';

/** What of the plan is shown; it is in the address, so that a copied link shows the same. */
export interface ScheduleSearch {
  readonly provider?: string;
  readonly type?: ProductType;
  readonly country?: Country;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** Leaves out whatever is not as it should be. */
export function scheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const type = PRODUCT_TYPES.find((each) => each === search.type);
  const country = COUNTRIES.find((each) => each === search.country);
  return {
    ...(typeof search.provider === 'string' && UUID.test(search.provider)
      ? { provider: search.provider }
      : {}),
    ...(type ? { type } : {}),
    ...(country ? { country } : {}),
  };
}

/** The same as the operation asks for it. */
export const scheduleQuery = ({ provider, type, country }: ScheduleSearch) => ({
  ...(provider ? { provider_id: provider } : {}),
  ...(type ? { product_type: type } : {}),
  ...(country ? { country } : {}),
});
