import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, RecordScreen, useMay } from '@upline/shell';
import { BusinessVolume, CopyButton, DateText, LinkButton, Phone } from '@upline/ui-kit';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { MemberOverview } from './member-overview.tsx';
import { MessageButtons } from './message-buttons.tsx';

export type Member = OperationAnswer<'getTeamMember'>;

const MemberLicenses = preloadable(() =>
  import('./member-licenses.tsx').then((chunk) => chunk.MemberLicenses),
);
const MemberAppointments = preloadable(() =>
  import('./member-appointments.tsx').then((chunk) => chunk.MemberAppointments),
);
const MemberLevels = preloadable(() => import('./member-levels.tsx').then((chunk) => chunk.MemberLevels));

type Part = 'overview' | 'licenses' | 'appointments' | 'levels';

/** `team/{code}`: somebody of the own team, as far as domain.md 7.1 opens them. */
export const MemberScreen = () => <MemberRecord part="overview" />;
export const MemberLicensesScreen = () => <MemberRecord part="licenses" />;
export const MemberAppointmentsScreen = () => <MemberRecord part="appointments" />;
export const MemberLevelsScreen = () => <MemberRecord part="levels" />;

/** The training program of somebody the reader trains or, as RMD, watches over; most people have none that is open. */
function useTraining(code: string) {
  const isAsked = useMay('listTrainees');
  const { data } = useQuery({
    ...queryFor('listTrainees', { query: { filter: { associate_code: { eq: code } }, limit: 1 } }),
    enabled: isAsked,
  });
  return data?.rows.find(({ associate }) => associate.code === code);
}

export type Training = ReturnType<typeof useTraining>;

function MemberRecord({ part }: { readonly part: Part }) {
  const { code = '' }: { code?: string } = useParams({ strict: false });
  const params = { code };
  const { data: member } = useSuspenseQuery(queryFor('getTeamMember', { params }));
  const { data: licensing } = useQuery(queryFor('getMemberLicensing', { params }));
  const training = useTraining(code);
  return (
    <RecordScreen
      noun="Member"
      name={member.name}
      code={member.code}
      titleEnd={<CopyButton text={member.code} what="code" />}
      status={member.status}
      person={{ code: member.code, hasPhoto: member.has_photo }}
      facts={[
        member.level.name,
        member.licensed ? 'Licensed' : 'Not licensed',
        member.phone && <Phone key="phone" value={member.phone} callable />,
      ]}
      headline={[
        {
          label: 'Base shop BV',
          value: <BusinessVolume cents={member.base_shop_bv_cents} />,
          note: 'Issued this month',
        },
        {
          label: 'Personal BV',
          value: <BusinessVolume cents={member.month_bv_cents} />,
          note: 'Issued this month',
        },
        {
          label: 'Team',
          value: member.team_size,
          note: member.direct_count === 1 ? '1 direct' : `${member.direct_count} directs`,
          to: { to: '/team/$code/visualizer', params },
        },
        {
          label: 'Last submitted',
          value: <DateText value={member.last_submitted_on} />,
          note: member.last_submitted_on ? 'Own business' : 'Nothing so far',
        },
      ]}
      secondary={
        <>
          <MessageButtons member={member} />
          <LinkButton to={{ to: '/team/$code/visualizer', params }}>Team tree</LinkButton>
        </>
      }
      next={
        training !== undefined &&
        training.cases_to_acknowledge > 0 && {
          label: 'Acknowledge case',
          to: { to: '/team/trainees/$code', params },
        }
      }
      page={{ to: '/team/$code', params }}
      tab={part}
      tabs={{
        overview: { label: 'Overview', content: <MemberOverview member={member} training={training} /> },
        licenses: {
          label: 'Licenses',
          count: licensing?.licenses.length,
          to: { to: '/team/$code/licenses', params },
          part: MemberLicenses,
          content: <MemberLicenses code={code} />,
        },
        appointments: {
          label: 'Provider appointments',
          count: licensing?.appointments.length,
          to: { to: '/team/$code/provider-appointments', params },
          part: MemberAppointments,
          content: <MemberAppointments code={code} />,
        },
        levels: {
          label: 'Level history',
          to: { to: '/team/$code/level-qualification-history', params },
          part: MemberLevels,
          content: <MemberLevels code={code} />,
        },
      }}
    />
  );
}
