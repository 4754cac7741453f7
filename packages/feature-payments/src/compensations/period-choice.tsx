import { RELATIVE_DATES, type RelativeDate, relativeDateName } from '@upline/domain';
import { type ListSearch, useGo } from '@upline/shell';
import { LazySelectField } from '@upline/ui-kit/field/lazy-select-field.tsx';

const PERIODS = ['this_month', 'last_month', 'last_90_days', 'this_year'] as const satisfies RelativeDate[];

/** The named period of a filter by date, if it has one. */
function periodOf({ filter = {} }: ListSearch): RelativeDate | undefined {
  const chosen = (filter.posted_at as { during?: unknown } | undefined)?.during;
  return RELATIVE_DATES.find((name) => name === chosen);
}

/** The address of the same list over another period; the first page of it. */
export function searchDuring(search: ListSearch, period: RelativeDate | undefined): ListSearch {
  const { page: _page, filter = {}, ...rest } = search;
  const { posted_at: _before, ...others } = filter;
  const next = period ? { ...others, posted_at: { during: period } } : others;
  return { ...rest, ...(Object.keys(next).length > 0 ? { filter: next } : {}) };
}

/** When the lines were posted. */
export function PeriodChoice({ search }: { readonly search: ListSearch }) {
  const go = useGo();
  return (
    <LazySelectField
      label="Period"
      hideLabel
      value={periodOf(search) ?? ''}
      emptyLabel="All time"
      options={PERIODS.map((value) => ({ value, label: relativeDateName(value) }))}
      onChange={(value) =>
        void go({
          to: '/payments/compensations',
          search: searchDuring(
            search,
            PERIODS.find((each) => each === value),
          ),
        })
      }
    />
  );
}
