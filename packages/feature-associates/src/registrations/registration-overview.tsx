import { LANGUAGE_NAMES, REGISTRATION_STEP_WORDS, taxLabel } from '@upline/domain';
import { useMay } from '@upline/shell';
import { Link, Money } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Registration } from './registration-list.ts';

const DECISION_WORDS = {
  'Reopen Account': 'Former account reopened',
  'Ask Again': 'Number asked for again',
  Refuse: 'Registration refused',
} as const;

/** The person, the steps, and what the registration led to. */
export function RegistrationOverview({ registration }: { readonly registration: Registration }) {
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        <PersonCard registration={registration} />
        <DuplicateCard registration={registration} />
        <GuaranteeCard registration={registration} />
        <OutcomeCard registration={registration} />
      </div>
      <StepsCard steps={registration.steps} />
    </div>
  );
}

function PersonCard({ registration }: { readonly registration: Registration }) {
  const { name, email, phone, place, tax_masked, language, license, upline } = registration;
  return (
    <Card title="Person">
      <FactList
        facts={[
          { label: 'Name', value: name && <Private>{name}</Private> },
          { label: 'Email', value: email && <Private>{email}</Private> },
          { label: 'Phone', value: phone && <Phone value={phone} /> },
          { label: 'City and State', value: place && <Private>{place}</Private> },
          {
            label: taxLabel(registration),
            value: tax_masked && <Private>{tax_masked}</Private>,
          },
          { label: 'Language', value: language && LANGUAGE_NAMES[language] },
          {
            label: 'License',
            value: license && (
              <>
                {license.type}, {license.state}
                {license.expiration_date && (
                  <>
                    , until <DateText value={license.expiration_date} />
                  </>
                )}
              </>
            ),
          },
          { label: 'Upline', value: <AssociateLink associate={upline} /> },
        ]}
      />
    </Card>
  );
}

function OutcomeCard({ registration }: { readonly registration: Registration }) {
  const { associate, payment, review_status, id } = registration;
  const maySeePayment = useMay('getCardPayment');
  const mayReview = useMay('getBackgroundReview');
  const number = payment && (
    <>
      {payment.number}, <Money cents={payment.amount_cents} currency={payment.currency} />, {payment.status}
    </>
  );
  return (
    <Card title="Progress">
      <FactList
        facts={[
          { label: 'Started', value: <DateText value={registration.created_at} /> },
          { label: 'Last Change', value: <DateText value={registration.updated_at} /> },
          { label: 'Expires', value: <DateText value={registration.expires_at} /> },
          {
            label: 'Email Proved',
            value: registration.email_proved_at && <DateText value={registration.email_proved_at} />,
          },
          {
            label: 'Reminded',
            value: registration.reminded_at && <DateText value={registration.reminded_at} />,
          },
          { label: 'Signed', value: registration.signed_at && <DateText value={registration.signed_at} /> },
          {
            label: 'Fee',
            value:
              payment && maySeePayment ? (
                <Link to={{ to: '/card-payments/$id', params: { id: payment.id } }}>{number}</Link>
              ) : (
                number
              ),
          },
          { label: 'Paid', value: registration.paid_at && <DateText value={registration.paid_at} /> },
          {
            label: 'Refundable Until',
            value: registration.refunded_at === null && registration.refundable_until && (
              <DateText value={registration.refundable_until} />
            ),
          },
          { label: 'Associate', value: associate && <AssociateLink associate={associate} /> },
          { label: 'Status of the Associate', value: associate && <Status value={associate.status} /> },
          {
            label: 'Background Review',
            value:
              review_status &&
              (mayReview ? (
                <Link to={{ to: '/approvals/$kind/$id', params: { kind: 'background-review', id } }}>
                  {review_status}
                </Link>
              ) : (
                review_status
              )),
          },
        ].filter(({ value }) => value !== null && value !== undefined && value !== false)}
      />
    </Card>
  );
}

/** Who has the same SSN or SIN, and what was decided about it (R-REG-03). */
function DuplicateCard({ registration }: { readonly registration: Registration }) {
  const { duplicate } = registration;
  const mayOpen = useMay('getOfficeRegistration');
  if (!duplicate) return null;
  const { holder, twin, decision, decided_at, decided_by, reason } = duplicate;
  return (
    <Card title={`Same ${taxLabel(registration)}`}>
      <FactList
        facts={[
          { label: 'Associate', value: holder && <AssociateLink associate={holder} /> },
          { label: 'Status of the Associate', value: holder && <Status value={holder.status} /> },
          {
            label: 'Registration',
            value:
              twin &&
              (mayOpen ? (
                <Link to={{ to: '/registrations/$id', params: { id: twin.id } }}>{twin.number}</Link>
              ) : (
                twin.number
              )),
          },
          { label: 'Decision', value: decision && DECISION_WORDS[decision] },
          { label: 'Decided', value: decided_at && <DateText value={decided_at} /> },
          { label: 'Decided By', value: decided_by?.name },
          { label: 'Reason', value: reason && <Private>{reason}</Private> },
        ].filter(({ value }) => value !== null && value !== undefined)}
      />
    </Card>
  );
}

/** The level that was promised (R-LVL-05). */
function GuaranteeCard({ registration: { guarantee, id } }: { readonly registration: Registration }) {
  const mayDecide = useMay('getGuaranteedLevel');
  if (!guarantee) return null;
  const { level, note, status, decided_by, reason } = guarantee;
  return (
    <Card title="Guaranteed level">
      <FactList
        facts={[
          { label: 'Level', value: level.name },
          { label: 'Who Promised It', value: <Private>{note}</Private> },
          {
            label: 'Status',
            value: mayDecide ? (
              <Link to={{ to: '/approvals/$kind/$id', params: { kind: 'guaranteed-level', id } }}>
                {status}
              </Link>
            ) : (
              status
            ),
          },
          { label: 'Decided By', value: decided_by?.name },
          { label: 'Reason', value: reason },
        ].filter(({ value }) => value !== null && value !== undefined)}
      />
    </Card>
  );
}

function StepsCard({ steps }: Pick<Registration, 'steps'>) {
  return (
    <Card title="Steps">
      <ol className={layout.list} aria-label="Steps">
        {steps.map(({ key, is_done }) => (
          <li key={key} className={layout.entry}>
            {REGISTRATION_STEP_WORDS[key]}
            <Status value={is_done ? 'Done' : 'Open'} tone={is_done ? 'success' : 'neutral'} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function AssociateLink({
  associate: { code, name },
}: {
  readonly associate: { code: string; name: string };
}) {
  const mayOpen = useMay('getAssociate');
  const shown = (
    <>
      <Private>{name}</Private> ({code})
    </>
  );
  return mayOpen ? <Link to={{ to: '/associates/$code', params: { code } }}>{shown}</Link> : shown;
}
