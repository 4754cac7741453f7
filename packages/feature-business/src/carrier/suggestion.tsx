import { IconArrowRight } from '@tabler/icons-react';
import { RecordActions } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import parts from '../parts.module.css';
import classes from './carrier.module.css';
import type { CarrierCase } from './case-view.tsx';
import { suggestionActions } from './cases.actions.ts';

export interface SuggestionProps {
  /** Who reads it: the owner, or the home office. */
  readonly side: 'portal' | 'admin';
  readonly carrierCase: CarrierCase;
}

/** What the carrier reports and the policy does not say: taken over or left, never silently (R-CAR-02). */
export function Suggestion({ side, carrierCase }: SuggestionProps) {
  const { actions, provider, policy_lifecycle: now } = carrierCase;
  const open = carrierCase.suggestions.find(({ status }) => status === 'Pending');
  if (!open) return null;
  return (
    <Card title={`${provider} reports news`}>
      <p className={classes.change}>
        {now && (
          <>
            <span className="up-sr-only">The policy says </span>
            <Status value={now} />
            <IconArrowRight size={16} stroke={1.75} aria-hidden />
            <span className="up-sr-only">, the carrier says </span>
          </>
        )}
        <Status value={open.lifecycle} />
        <span className={layout.muted}>
          on <DateText value={open.on_date} />
        </span>
      </p>
      {actions.includes('accept') && (
        <p className={classes.meaning}>
          Accept takes it over into the policy. Ignore leaves the policy as it is.
        </p>
      )}
      {!actions.includes('accept') && actions.includes('ignore') && (
        <p className={classes.meaning}>
          {side === 'admin'
            ? 'A death claim is entered on the policy itself, with its date and reason.'
            : 'It concerns the money of everybody in the policy, so only the home office can take it over. You can ignore it.'}
        </p>
      )}
      <div className={layout.buttons}>
        <RecordActions size="sm" actions={suggestionActions(side, carrierCase)} filled="accept" />
      </div>
    </Card>
  );
}

/** What was decided before. */
export function Decided({ suggestions }: Pick<CarrierCase, 'suggestions'>) {
  const decided = suggestions.filter(({ status }) => status !== 'Pending');
  if (decided.length === 0) return null;
  return (
    <Card title="Decided before">
      <ul className={layout.list} aria-label="Decided before">
        {decided.map(({ id, lifecycle, on_date, status, decided_at }) => (
          <li key={id} className={parts.entry}>
            <div className={layout.entry}>
              <p className={layout.words}>
                {lifecycle} on <DateText value={on_date} />
              </p>
              <span className={layout.muted}>
                {status} <DateText value={decided_at} relative />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
