import { RecordActions } from '@upline/shell';
import { DateText, Private, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { requestActions } from './spouse.actions.ts';
import type { SpouseRequest } from './spouse.ts';

/** The own request, until the spouse has answered. */
export function SpouseWaiting({ request }: { readonly request: SpouseRequest }) {
  return (
    <Card title="Your request" actions={<Status value={request.status} />}>
      <div className={layout.stack}>
        <p>
          You asked <Private>{request.spouse_code}</Private> on <DateText value={request.created_at} /> to
          link your two codes. Nothing is linked until your spouse accepts.
        </p>
        <div className={layout.buttons}>
          <RecordActions actions={requestActions(request)} size="sm" />
        </div>
      </div>
    </Card>
  );
}
