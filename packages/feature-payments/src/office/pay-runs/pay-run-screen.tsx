import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ActivityTab, queryFor, RecordScreen, useRecordActions } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { BankFilesPart } from './bank-files-part.tsx';
import { trailTitle } from './pay-run-activity.ts';
import { payRunHead } from './pay-run-head.tsx';
import type { PayRun } from './pay-run-lists.ts';
import { nextStep, payRunActions } from './pay-runs.actions.tsx';
import classes from './pay-runs.module.css';
import { RunProgress } from './run-outcome.tsx';
import { RunPayouts } from './run-payouts.tsx';
import { RunStatements } from './run-statements.tsx';
import { useRun, useRunMoney } from './use-run.ts';
import { HELD, WarningsPart } from './warnings-part.tsx';

const route = getRouteApi('/signed-in/pay-runs/$id');

/** `/pay-runs/{id}`: from the draft to what the bank has confirmed (domain.md 2.23). */
export function PayRunScreen() {
  const { id } = route.useParams();
  const { data: run } = useRun(id);
  return run ? <PayRunPage key={id} run={run} /> : null;
}

function PayRunPage({ run }: { readonly run: PayRun }) {
  const { id, status } = run;
  const { tab = 'payouts' } = route.useSearch();
  const money = useRunMoney(run);
  const actions = payRunActions(run, money);
  const next = nextStep(run, actions);
  const { menu, run: start, dialog } = useRecordActions(actions);
  const isDraft = status === 'Draft';
  const isClosed = status === 'Closed';
  const { data: held } = useQuery({
    ...queryFor('countPayRunReview', { params: { id }, query: { filter: HELD } }),
    enabled: !isDraft,
  });
  const { data: payouts } = useQuery({
    ...queryFor('countPayouts', { query: { pay_run: id } }),
    enabled: isClosed,
  });
  const { data: files } = useQuery({ ...queryFor('listBankFiles', { params: { id } }), enabled: isClosed });
  return (
    <RecordScreen
      noun="Pay run"
      {...payRunHead(run, money)}
      next={next && { label: next.label, onClick: () => start(next.key) }}
      actions={menu.filter(({ key }) => key !== next?.key)}
      notices={<Notices run={run} />}
      page={{ to: '/pay-runs/$id', params: { id } }}
      tab={tab}
      tabs={{
        payouts: {
          label: 'Payouts',
          count: isClosed ? payouts?.count : undefined,
          content: <RunPayouts run={run} />,
        },
        warnings: !isDraft && {
          label: 'Warnings',
          count: held?.count,
          content: <WarningsPart run={run} count={held?.count} />,
        },
        statements: isClosed && {
          label: 'Statements',
          count: payouts?.count,
          content: <RunStatements run={run} />,
        },
        'bank-files': isClosed && {
          label: 'Bank files',
          count: files?.rows.length,
          content: <BankFilesPart id={id} />,
        },
        activity: {
          label: 'Activity',
          content: (
            <ActivityTab operation="listPayRunAudit" params={{ id }} noun="Pay run" titleOf={trailTitle} />
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

/** What is under way, what was taken back, and what the next step still needs. */
function Notices({ run }: { readonly run: PayRun }) {
  const { status, work, refusal, needs } = run;
  const missing = work ? [] : needs.flatMap((need) => need.missing);
  if (!work && !refusal && missing.length === 0) return null;
  return (
    <div className={classes.notices}>
      <RunProgress run={run} />
      {refusal && (
        <Banner tone="warning" title="Nothing was closed">
          {refusal}
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner title={status === 'Draft' ? 'Before it can be opened' : 'Before it can be closed'}>
          {missing.map((words) => (
            <p key={words}>{words}.</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
