import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import { useApi, usePageRestored, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { useEffect, useState } from 'react';
import classes from '../layout/registration-layout.module.css';
import type { Registration, StepProps } from '../registration.ts';

const ASK_AGAIN_MS = 1_500;

const isWaiting = ({ payment }: Pick<Registration, 'payment'>) =>
  payment !== null && (payment.is_waiting || payment.status === 'Paid');

/** Step 7: the fee by card. The card is typed on Stripe's page and nowhere else. */
export function PaymentStep({
  registration,
  token,
  onSaved,
  onBack,
  hasReturned,
}: StepProps & { readonly hasReturned: boolean }) {
  const api = useApi();
  const pay = useSave({ operation: 'payRegistration', refresh: [] });
  const [isLeaving, setLeaving] = useState(false);
  const { fee_cents, currency, payment, takes_cards, guarantee } = registration;
  const waits = guarantee?.status === 'Pending';
  // When the person returns from the payment page, the host may not have the result yet.
  const [asks, setAsks] = useState(hasReturned ? 20 : 0);
  const watches = isWaiting(registration) || (asks > 0 && payment?.status !== 'Failed');
  const news = useQuery({
    queryKey: ['openRegistration', registration.number],
    queryFn: async () => {
      setAsks((left) => Math.max(0, left - 1));
      return api.call('openRegistration', { body: { token } });
    },
    enabled: watches,
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (news.data && JSON.stringify(news.data) !== JSON.stringify(registration)) onSaved(news.data);
  }, [news.data]);

  usePageRestored(() => setLeaving(false));

  const leave = async () => {
    setLeaving(true);
    try {
      const { url } = await pay.send({ body: { token, fee_cents: fee_cents ?? 0 } });
      window.location.assign(url);
    } catch (error) {
      setLeaving(false);
      if (!(error instanceof ApiError)) throw error;
      // The fee or the state of the payment may have changed in the meantime. Without an answer the refusal stays shown.
      const now = await api.call('openRegistration', { body: { token } }).catch(() => undefined);
      if (now) onSaved(now);
    }
  };

  if (watches)
    return (
      <Banner title="We are confirming your payment" live>
        This takes a few seconds. You can stay on this page, or use the link in your mail later.
      </Banner>
    );
  return (
    <div className={classes.stack}>
      {payment?.status === 'Failed' && (
        <Banner tone="danger" title="Nothing was paid" live>
          {payment.failure ?? 'The card was declined'}
        </Banner>
      )}
      {pay.error && (
        <Banner tone="danger" live>
          {pay.error.message}
        </Banner>
      )}
      {guarantee && <Guarantee guarantee={guarantee} />}
      {!takes_cards && <Banner tone="warning">Stripe keys are not set</Banner>}
      <Card title="Membership fee">
        {fee_cents === null ? (
          <p>The fee of this country and plan is not known yet.</p>
        ) : (
          <p>
            <strong>
              <Money cents={fee_cents} currency={currency} />
            </strong>{' '}
            once. If you cancel within 72 hours, you get it back.
          </p>
        )}
      </Card>
      <div className={classes.buttons}>
        {onBack && <Button onClick={onBack}>Back</Button>}
        <Button
          variant="filled"
          loading={isLeaving}
          disabled={fee_cents === null || !takes_cards || waits}
          onClick={() => void leave()}
        >
          {payment?.status === 'Failed' ? 'Pay with another card' : 'Pay by card'}
        </Button>
      </div>
    </div>
  );
}

/** What the home office says to the promised level (R-LVL-05). */
function Guarantee({ guarantee }: { readonly guarantee: NonNullable<Registration['guarantee']> }) {
  const { level, status, reason } = guarantee;
  if (status === 'Pending')
    return (
      <Banner tone="warning" title="Your guaranteed level waits for the home office">
        It decides whether you join as {level.name} and writes to you. Then you can pay. If you do not want to
        wait, go back to the license and leave the level empty.
      </Banner>
    );
  if (status === 'Refused')
    return (
      <Banner tone="warning" title="Your guaranteed level was not approved">
        {reason}. You can join without it.
      </Banner>
    );
  return (
    <Banner tone="success" title="Your guaranteed level is approved">
      You join as {level.name}, and your level never falls below it.
    </Banner>
  );
}
