import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  AMA_PLAN_NAMES,
  REGISTRATION_CHANNEL_WORDS,
  REGISTRATION_STEP_WORDS,
  taxLabel,
} from '@upline/domain';
import { ActivityTab, queryFor, RecordScreen, useRecordActions } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { Registration } from './registration-list.ts';
import { RegistrationOverview } from './registration-overview.tsx';
import { registrationActions } from './registrations.actions.tsx';

const route = getRouteApi('/signed-in/registrations/$id');

/** `/registrations/{id}`: how far somebody is with joining, and what became of it (domain.md 2.30, 2.36). */
export function RegistrationScreen() {
  const { id } = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const { data: registration } = useSuspenseQuery(queryFor('getOfficeRegistration', { params: { id } }));
  const actions = registrationActions(registration);
  const { menu, run, dialog } = useRecordActions(actions);
  // Without an account of somebody who left, the number is most likely a slip.
  const next = actions.find(({ key }) => key === 'reopen') ?? actions.find(({ key }) => key === 'ask_again');
  const { name, number, status, channel, country, plan, step } = registration;
  return (
    <RecordScreen
      noun="Registration"
      name={name ?? number}
      code={number}
      isPrivate={name !== null}
      status={status}
      facts={[REGISTRATION_CHANNEL_WORDS[channel], country, `${AMA_PLAN_NAMES[plan]} plan`]}
      headline={[
        { label: 'Step', value: step === null ? 'Done' : REGISTRATION_STEP_WORDS[step] },
        { label: 'Paid', value: registration.is_paid ? 'Yes' : 'No' },
        { label: 'Expires', value: <DateText value={registration.expires_at} /> },
      ]}
      notices={<Notices registration={registration} />}
      next={next && { label: next.label, onClick: () => run(next.key) }}
      actions={menu.filter(({ key }) => key !== next?.key)}
      page={{ to: '/registrations/$id', params: { id } }}
      tab={tab}
      tabs={{
        overview: { label: 'Overview', content: <RegistrationOverview registration={registration} /> },
        activity: {
          label: 'Activity',
          content: <ActivityTab operation="listRegistrationAudit" params={{ id }} noun="Registration" />,
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function Notices({ registration }: { readonly registration: Registration }) {
  const { status, waits_for, duplicate, is_expired, closed_reason, refunded_at, refunded_by, refund_reason } =
    registration;
  if (waits_for === 'Duplicate SSN or SIN' && duplicate) {
    const { holder, twin } = duplicate;
    const other = holder ? `${holder.code} (${holder.status})` : (twin?.number ?? 'Nobody any more');
    return (
      <Banner tone="warning" title={`${other} has the same ${taxLabel(registration)}`}>
        {status === 'In Review'
          ? 'The person had left before. A super admin reopens the former account, asks for the number again or refuses.'
          : 'Only one of them can be an associate.'}
      </Banner>
    );
  }
  if (status === 'Closed')
    return (
      <Banner title="This registration is closed">{closed_reason ?? 'Nobody can go on with it.'}</Banner>
    );
  if (status === 'Refunded' && refunded_at)
    return (
      <Banner title="The fee went back within the cooling-off period">
        Refunded on <DateText value={refunded_at} /> by {refunded_by?.name ?? 'the office'}:{' '}
        <Private>{refund_reason}</Private>
      </Banner>
    );
  if (is_expired)
    return (
      <Banner title="The seven days are over">
        Nobody can go on with it. The person starts again from the recruiting link.
      </Banner>
    );
  return null;
}
