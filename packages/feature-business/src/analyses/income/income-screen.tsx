import { useQuery } from '@tanstack/react-query';
import { type Country, currencyOf, LEVELS } from '@upline/domain';
import { INCOME_DEFAULTS, income } from '@upline/domain/calculators';
import { queryFor } from '@upline/shell';
import { Button, ErrorState, Loading, Money, usePrivacy, useUiKit } from '@upline/ui-kit';
import { savePng } from '@upline/ui-kit/chart/save-file.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useRef } from 'react';
import type { Plan } from '../../schedule/schedule-table.tsx';
import classes from '../analyses.module.css';
import { IncomeFields } from './income-fields.tsx';
import { IncomeGrowth, IncomePicture } from './income-result.tsx';
import { useIncomeForm } from './use-income-form.ts';

/** `income-calculator`: what an imagined team would earn, by the overrides in force (domain.md 6.3). */
export function IncomeScreen() {
  const { data, error, refetch } = useQuery(queryFor('getPublishedSchedule', { query: {} }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Income Calculator" />;
  return <Calculator plan={data} />;
}

function Calculator({ plan }: { readonly plan: Plan }) {
  const form = useIncomeForm(plan.own_level ?? INCOME_DEFAULTS.level);
  const currency = currencyOf(useUiKit().viewerCountry as Country);
  const picture = useRef<HTMLDivElement>(null);
  const privacy = usePrivacy();
  const { whole, isWrong } = form;
  const result = income(whole, { levels: LEVELS, generations_bps: plan.generation_rates_bps });
  return (
    <>
      <PageHeader
        title="Income Calculator"
        facts={['What an imagined team would earn in a month. Nothing here is stored; the address keeps it.']}
        secondary={
          <>
            <Button onClick={form.reset}>Start over</Button>
            <Button
              disabled={privacy || isWrong}
              onClick={() => void (picture.current && savePng('Income illustration', picture.current))}
            >
              Share as image
            </Button>
          </>
        }
      />
      <div className={classes.columns}>
        <form
          className={classes.form}
          aria-label="Income Calculator"
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <IncomeFields form={form} own={plan.own_level} currency={currency} />
        </form>
        <div className={classes.result}>
          <div className={classes.pictureFrame}>
            <IncomePicture ref={picture} input={whole} result={result} isEarlier={isWrong} />
          </div>
          <IncomeGrowth input={whole} result={result} />
        </div>
      </div>
      <p className={classes.bar} data-sticks-below aria-hidden>
        Month <Money cents={result.month_cents} currency={currency} />
      </p>
    </>
  );
}
