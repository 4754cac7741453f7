import { getRouteApi } from '@tanstack/react-router';
import { DataListFor, type ListSearch } from '@upline/shell';
import { suggestionActions } from '../cases.actions.ts';
import { OFFICE_CASE_COLUMNS } from '../cases-table.tsx';
import { FEED_CASES, OFFICE_CASE_LIST, UNMATCHED, WITH_NEWS } from './feeds-lists.ts';
import { FeedsPage, type FeedsPart } from './feeds-page.tsx';

const route = getRouteApi('/signed-in/business/carrier-feeds/cases');

const isOnly = (search: ListSearch, filter: object) =>
  JSON.stringify(search.filter) === JSON.stringify(filter);

/** Which part of the cases an address is. */
const partOf = (search: ListSearch): FeedsPart =>
  isOnly(search, UNMATCHED) ? 'unmatched' : isOnly(search, WITH_NEWS) ? 'news' : 'cases';

/** `business/carrier-feeds/cases`: what carriers report about everybody's applications (domain.md 2.21, 2.36). */
export function OfficeCasesScreen() {
  const part = partOf(route.useSearch());
  return (
    <FeedsPage part={part}>
      <DataListFor
        operations={OFFICE_CASE_LIST}
        label="Cases"
        noun={{ one: 'case', many: 'cases' }}
        columns={OFFICE_CASE_COLUMNS}
        rowTarget={(row) => ({ to: `${FEED_CASES}/$id`, params: { id: row.id } })}
        actions={(row) => suggestionActions('admin', row)}
        search={{ field: 'applicant', digits: 'carrier_policy_number', placeholder: 'Search applicants' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Applications that carriers report will be listed here.',
        }}
      />
    </FeedsPage>
  );
}
