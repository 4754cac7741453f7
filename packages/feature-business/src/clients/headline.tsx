import type { OperationAnswer } from '@upline/api-client';
import { addMonths, ageOn, companyToday, formatDate } from '@upline/domain';
import type { RecordScreenProps } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { Client } from './form/client-values.ts';

type Row = OperationAnswer<'listPolicies'>['rows'][number];

/** The next day that somebody born on this one has a birthday, today included. */
function nextBirthday(born: string, today: string): string {
  const years = ageOn(born, today);
  const last = addMonths(born, years * 12);
  return last === today ? today : addMonths(born, (years + 1) * 12);
}

/** What matters most of a client: what is in force, when to congratulate, when somebody last was in touch. */
export function clientHeadline(
  client: Client,
  policies: readonly Row[] | undefined,
): NonNullable<RecordScreenProps<string>['headline']> {
  const inForce = (policies ?? []).filter(({ lifecycle }) => lifecycle === 'In Force');
  const isYearly = ({ premium_mode }: Row) => premium_mode !== 'Single';
  const premium = inForce
    .filter(isYearly)
    .reduce((sum, { annual_premium_cents }) => sum + annual_premium_cents, 0);
  const single = inForce.length - inForce.filter(isYearly).length;
  const count = policies?.length ?? 0;
  const birthday = client.date_of_birth && nextBirthday(client.date_of_birth, companyToday());
  return [
    {
      label: 'Yearly premium in force',
      value: policies ? <Money cents={premium} currency={client.currency} /> : '…',
      note: `${count} ${count === 1 ? 'policy' : 'policies'}, ${inForce.length} in force${single > 0 ? `, ${single} of them paid by a single premium` : ''}`,
      to: { to: '/business/clients/$id', params: { id: client.id }, search: { tab: 'policies' } },
    },
    ...(birthday && client.date_of_birth
      ? [
          {
            label: 'Next birthday',
            value: <Private kind="contact">{formatDate(birthday)}</Private>,
            note: <Private kind="contact">turns {ageOn(client.date_of_birth, birthday)}</Private>,
          },
        ]
      : []),
    { label: 'Last activity', value: <DateText value={client.last_activity_at} relative /> },
  ];
}
