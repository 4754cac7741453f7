import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { COUNTRIES, formatDate, PRODUCT_TYPES } from '@upline/domain';
import { queryFor, useApi, useGo } from '@upline/shell';
import { Button, ErrorState, Loading, NoMatch, SelectField } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { ProviderPicker } from '@upline/ui-kit/picker/pickers.tsx';
import classes from './schedule.module.css';
import { type ScheduleSearch, scheduleQuery } from './schedule-search.ts';
import { GenerationOverrides, ScheduleTable } from './schedule-table.tsx';

const route = getRouteApi('/signed-in/business/compensation-schedule');

/** `business/compensation-schedule`: the published plan, the same for everybody (domain.md 2.16). */
export function ScheduleScreen() {
  const search = route.useSearch();
  const go = useGo();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    ...queryFor('getPublishedSchedule', { query: scheduleQuery(search) }),
    placeholderData: keepPreviousData,
  });
  const whole = useQuery(queryFor('getPublishedSchedule', { query: {} }));
  const show = (changed: Partial<Record<keyof ScheduleSearch, string | undefined>>) =>
    void go({
      to: '/business/compensation-schedule',
      search: { ...search, ...changed },
      replace: true,
    });
  const named = whole.data?.providers.find(({ id }) => id === search.provider);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Compensation Schedule" shape="rows" />;
  return (
    <>
      <PageHeader
        title="Compensation Schedule"
        facts={[
          data.schedule &&
            `${data.schedule.name}, in force since ${formatDate(data.schedule.effective_from)}`,
          data.note,
        ]}
        secondary={
          <span className={classes.screen}>
            <Button onClick={() => window.print()}>Print</Button>
          </span>
        }
      />
      <div className={classes.filters}>
        <ProviderPicker
          label="Provider"
          placeholder="All providers"
          value={named ? { id: named.id, name: named.name, status: 'Active' } : null}
          onChange={(provider) => show({ provider: provider?.id })}
          search={async (text, signal) =>
            (await api.call('searchProviders', { query: { search: text }, signal })).rows
          }
        />
        <SelectField
          label="Product Type"
          emptyLabel="All types"
          value={search.type ?? ''}
          options={PRODUCT_TYPES}
          onChange={(type) => show({ type: type || undefined })}
        />
        <SelectField
          label="Country"
          emptyLabel="All countries"
          value={search.country ?? ''}
          options={COUNTRIES}
          onChange={(country) => show({ country: country || undefined })}
        />
      </div>
      {data.providers.length === 0 ? (
        <NoMatch onClear={() => void go({ to: '/business/compensation-schedule', search: {} })} />
      ) : (
        <ScheduleTable plan={data} />
      )}
      <GenerationOverrides plan={data} />
    </>
  );
}
