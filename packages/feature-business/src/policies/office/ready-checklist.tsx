import type { OperationAnswer } from '@upline/api-client';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import parts from '../../parts.module.css';

type Need = OperationAnswer<'checkAdminPolicy'>['ready_to_pay'][number];

/** What a person does about a need that is not met, where the page itself does not say it. */
const REMEDIES: Readonly<Record<string, string>> = {
  'Provider payment matched': 'It is met as soon as a statement of the carrier names this policy.',
  'Issue date': 'Issue the policy with the day the carrier gives.',
};

/** What Ready To Pay needs, before anybody presses the button (domain.md 2.12). */
export function ReadyChecklist({ needs }: { readonly needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <Card title="Ready to pay needs">
      <ul className={parts.list} aria-label="Ready to pay needs">
        {needs.map(({ label, missing }) => (
          <li key={label} className={parts.entry}>
            <div className={parts.row}>
              <p className={parts.words}>{label}</p>
              <Status
                value={missing.length === 0 ? 'Done' : 'Missing'}
                tone={missing.length === 0 ? 'success' : 'warning'}
              />
            </div>
            {missing.map((reason) => (
              <p key={reason} className={parts.muted}>
                {[reason, REMEDIES[label]].filter(Boolean).join('. ')}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
