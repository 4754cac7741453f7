import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor } from '@upline/shell';
import { Banner, Loading } from '@upline/ui-kit';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';

type Preview = OperationAnswer<'previewAssociateStatus'>;
type Status = Preview['status'];

/** What a status means from then on (domain.md 2.1, R-MNY-10, R-MNY-34). */
const MEANS: Readonly<Record<Status, readonly string[]>> = {
  Active: ['The associate may work again.'],
  'Resignation Initiated': [
    'Pay goes on. After ten days the resignation holds by itself; until then it can be taken back.',
    'The upline is notified.',
  ],
  Resigned: [
    'Signing in is refused. Licenses are kept for the record.',
    'Business submitted until now is paid; everything of it is withheld while anything is owed.',
    'Overrides compress to the uplines.',
  ],
  Suspended: [
    'The associate may look but not change anything.',
    'New compensation goes to escrow and has to be reviewed before the suspension ends.',
  ],
  Terminated: [
    'Signing in is refused. Appointments end.',
    'Compensation is held for 90 days to meet chargebacks, and everything is withheld while anything is owed.',
    'Overrides compress to the uplines.',
  ],
};

function counted(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`;
}

/** What a change of status brings about, as sentences. */
export function StatusFollows({ preview }: { readonly preview: Preview }) {
  const { status, refusal, sessions, directs, closes_builder_plan, debts, recruiter } = preview;
  const lines: readonly (ReactNode | false)[] = [
    ...MEANS[status],
    sessions > 0 && `${counted(sessions, 'session ends', 'sessions end')} at once.`,
    directs > 0 &&
      `${counted(directs, 'direct stays', 'directs stay')} under the code until the office moves them.`,
    closes_builder_plan && 'The builder plan is closed.',
    recruiter && (
      <>
        The recruiting credit of <Private>{recruiter.name}</Private> is taken back, because less than 60 days
        have passed.
      </>
    ),
    ...debts.map(({ currency, cents }) => (
      <>
        Owed today: <Money cents={cents} currency={currency} />.
      </>
    )),
  ];
  return (
    <div className={layout.stack}>
      {refusal && (
        <Banner tone="warning" title="Refused now" live>
          {refusal}
        </Banner>
      )}
      <section aria-label="What follows">
        <strong>What follows</strong>
        <ul>
          {lines.filter(Boolean).map((each, index) => (
            <li key={index}>{each}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The same, asked of the server. */
export function StatusPreview({ code, status }: { readonly code: string; readonly status: Status }) {
  const preview = useQuery({
    ...queryFor('previewAssociateStatus', { params: { code }, body: { status } }),
    // Debts and sessions change without this page.
    staleTime: 0,
  });
  if (preview.isPending) return <Loading label="What follows" />;
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  return <StatusFollows preview={preview.data} />;
}
