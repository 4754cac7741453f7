import { Banner, Button, DateText, Private, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useWithdrawSpouse } from './spouse.mutations.ts';
import type { SpouseRequest } from './spouse.ts';

/** The own request, until the spouse has answered. */
export function SpouseWaiting({ request }: { readonly request: SpouseRequest }) {
  const withdraw = useWithdrawSpouse();
  const { id, version, spouse_code } = request;
  return (
    <Card title="Your request" actions={<Status value={request.status} />}>
      <div className={layout.stack}>
        {withdraw.error && (
          <Banner tone="danger" live>
            {withdraw.error.message}
          </Banner>
        )}
        <p>
          You asked <Private>{spouse_code}</Private> on <DateText value={request.created_at} /> to link your
          two codes. Nothing is linked until your spouse accepts.
        </p>
        <div>
          <Button
            loading={withdraw.saving}
            onClick={() => void withdraw.save({ params: { id }, ifMatch: version })}
          >
            Withdraw request
          </Button>
        </div>
      </div>
    </Card>
  );
}
