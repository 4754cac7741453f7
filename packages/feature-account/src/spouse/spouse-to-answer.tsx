import { RecordActions } from '@upline/shell';
import { DateText, Private, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { requestActions } from './spouse.actions.ts';
import type { SpouseRequest } from './spouse.ts';

/** Another associate asks for the link: what it means, and the two answers. */
export function SpouseToAnswer({ request }: { readonly request: SpouseRequest }) {
  const { associate } = request;
  return (
    <Card title="Request to answer" actions={<Status value={request.status} />}>
      <div className={layout.stack}>
        <p>
          <Private>{associate.name}</Private> (<Private>{associate.code}</Private>) asked on{' '}
          <DateText value={request.created_at} /> to link your two codes as spouses. Accept only if you are
          married: transfers keep linked codes in one hierarchy, and the home office may let licenses of one
          count for the other.
        </p>
        <div className={layout.buttons}>
          <RecordActions actions={requestActions(request)} size="sm" filled="accept" />
        </div>
      </div>
    </Card>
  );
}
