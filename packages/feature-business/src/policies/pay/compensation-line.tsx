import type { OperationAnswer } from '@upline/api-client';
import { BusinessVolume, Button, Money, Percent } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type ReactNode, useId, useState } from 'react';
import parts from '../../parts.module.css';
import classes from '../parts/policy-parts.module.css';

export type Line = OperationAnswer<'listCompensations'>['rows'][number];

export interface CompensationLineProps {
  readonly line: Line;
  /** Why the amount is what it is; asked for when it is opened. */
  readonly explanation: () => ReactNode;
}

/** A commission line; “Explain” unfolds it like a receipt. */
export function CompensationLine({ line, explanation }: CompensationLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={parts.entry}>
      <div className={layout.entry}>
        <div className={layout.words}>
          <p className={layout.strong}>
            {line.compensation_type}
            {line.generation !== null && `, generation ${line.generation}`}
          </p>
          <p className={layout.muted}>
            <DateText value={line.posted_at} />
            {line.portion && ` · ${line.portion}`}
            {line.escrow_reason && ` · Held: ${line.escrow_reason}`}
          </p>
        </div>
        <div className={classes.figures}>
          {line.base_bv_cents !== null && <BusinessVolume cents={line.base_bv_cents} />}
          {line.rate_bps !== null && <Percent bps={line.rate_bps} />}
          <Status value={line.status} />
          <span className={layout.strong}>
            <Money cents={line.amount_cents} currency={line.currency} />
          </span>
          <Button
            size="xs"
            variant="subtle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Explain
          </Button>
        </div>
      </div>
      <div id={id}>{isOpen && explanation()}</div>
    </li>
  );
}
