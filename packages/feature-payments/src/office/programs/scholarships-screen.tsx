import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatNumber } from '@upline/domain';
import { inputFor, queryFor, useGo } from '@upline/shell';
import { BusinessVolume, Button, Card, DateText, Money, SelectField } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../../payments.module.css';
import { PersonLink } from '../office-links.tsx';
import { PAGE, scholarshipInput } from './scholarship-search.ts';

const route = getRouteApi('/signed-in/programs/scholarships');

const quarterText = (from: string) =>
  `Quarter ${Math.ceil(Number(from.slice(5, 7)) / 3)}, ${from.slice(0, 4)}`;

/** `programs/scholarships`: whom a quarter has given a scholarship, the largest first (R-SCP-01 to R-SCP-04). */
export function ScholarshipsScreen() {
  const search = route.useSearch();
  const { data } = useSuspenseQuery(
    queryFor('listScholarshipAwards', ...inputFor<'listScholarshipAwards'>(scholarshipInput(search))),
  );
  const go = useGo();
  const show = (next: { from?: string | undefined; page?: number | undefined }) =>
    void go({ to: '/programs/scholarships', search: next });
  const page = search.page ?? 1;
  const rows = data.rows.slice(0, PAGE);
  const hasMore = data.rows.length > PAGE;
  return (
    <>
      <PageHeader title="Scholarships" />
      <div className={layout.stack}>
        {data.from !== null && (
          <div className={shared.controls}>
            <SelectField
              label="Quarter"
              required
              value={data.from}
              onChange={(from) => show({ from })}
              options={data.windows.map(({ from, awards }) => ({
                value: from,
                label: `${quarterText(from)} (${formatNumber(awards)})`,
              }))}
            />
          </div>
        )}
        <Card title={data.from === null ? 'Results' : quarterText(data.from)}>
          {rows.length === 0 ? (
            <EmptyState>
              {data.from === null ? 'No quarter is posted yet.' : 'Nobody qualified in this quarter.'}
            </EmptyState>
          ) : (
            <FactTable
              label="Scholarships"
              rows={rows}
              rowKey={({ associate, program }) => `${associate.code} ${program}`}
              columns={[
                { label: 'Associate', of: ({ associate }) => <PersonLink person={associate} /> },
                { label: 'Country', of: ({ country }) => country },
                { label: 'Program', of: ({ program }) => program },
                { label: 'Recruits', isNumber: true, of: ({ recruits }) => formatNumber(recruits) },
                {
                  label: 'BV',
                  isNumber: true,
                  of: ({ bv_cents }) => <BusinessVolume cents={bv_cents} />,
                },
                {
                  label: 'Award',
                  isNumber: true,
                  of: ({ award_cents, currency }) => <Money cents={award_cents} currency={currency} />,
                },
                { label: 'Taken back', of: ({ taken_back_at }) => <DateText value={taken_back_at} /> },
              ]}
            />
          )}
          {(page > 1 || hasMore) && (
            <nav className={shared.controls} aria-label="Pages">
              <Button disabled={page === 1} onClick={() => show({ ...search, page: page - 1 })}>
                Previous page
              </Button>
              <span>Page {page}</span>
              <Button disabled={!hasMore} onClick={() => show({ ...search, page: page + 1 })}>
                Next page
              </Button>
            </nav>
          )}
        </Card>
      </div>
    </>
  );
}
