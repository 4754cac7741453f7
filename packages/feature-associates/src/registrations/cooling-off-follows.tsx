import { Money } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Registration } from './registration-list.ts';

/** What a cooling-off refund brings about (R-REG-06, domain.md 5.1). */
export function CoolingOffFollows({ registration }: { readonly registration: Registration }) {
  const { payment, associate, upline, refundable_until } = registration;
  return (
    <div className={layout.stack}>
      {refundable_until && (
        <p>
          The fee is refundable until <DateText value={refundable_until} />. This cannot be undone.
        </p>
      )}
      <section aria-label="What follows">
        <strong>What follows</strong>
        <ul>
          {payment && (
            <li>
              <Money cents={payment.amount_cents} currency={payment.currency} /> go back to the card, less
              what was refunded before.
            </li>
          )}
          {associate && (
            <li>
              <Private>{associate.name}</Private> ({associate.code}) is Terminated with the cause
              “Cooling-off”, signed out everywhere and notified.
            </li>
          )}
          <li>The signed documents are revoked.</li>
          <li>
            The recruiting credit is taken back; <Private>{upline.name}</Private> is notified.
          </li>
        </ul>
      </section>
    </div>
  );
}
