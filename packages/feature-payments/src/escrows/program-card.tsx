import { Checklist, Track } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../payments.module.css';
import classes from './escrows.module.css';
import { CASES_NEEDED, type Program, releaseOf, stepsOf } from './program-steps.ts';

/** What is still to be done for a step. */
function missingOf(
  step: Program['checklist'][number]['step'],
  { cases_acknowledged: done }: Program,
): string {
  switch (step) {
    case 'ama_signed':
      return 'The agreement is not signed yet';
    case 'license_active':
      return 'There is no active license yet';
    case 'cases':
      return `${done} of ${CASES_NEEDED} acknowledged`;
    case 'practice_fna':
      return 'No needs analysis is completed yet';
    default:
      return 'No certificate is entered yet';
  }
}

/** The own training program as far as it decides about money: its way, and what releases it. */
export function ProgramCard({ program }: { readonly program: Program }) {
  const waiting = program.waiting ?? [];
  return (
    <div className={classes.program}>
      <Card title="Your training program" actions={<Status value={program.status} />}>
        {waiting.map(({ currency, cents }) => (
          <p key={currency} className={classes.amount}>
            <Money cents={cents} currency={currency} /> <span className={layout.small}>waits for you</span>
          </p>
        ))}
        <p className={shared.text}>{releaseOf(program)}</p>
        <div className={classes.track}>
          <Track steps={stepsOf(program)} />
        </div>
      </Card>
      {(program.status === 'Open' || program.status === 'Reopen' || program.status === 'Pending') && (
        <Checklist
          title="What it needs"
          needs={program.checklist.map(({ step, label, is_done }) => ({
            label,
            missing: is_done ? [] : [missingOf(step, program)],
          }))}
        />
      )}
    </div>
  );
}
