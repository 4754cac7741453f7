import { EmailLink } from '@upline/shell';
import { Card, DateText, FactList, Link, Phone, Private } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './member.module.css';
import { MemberHistory } from './member-history.tsx';
import type { Member, Training } from './member-screen.tsx';

export interface MemberOverviewProps {
  readonly member: Member;
  readonly training: Training;
}

const BIRTHDAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
/** Of a leap year, so that February 29 is a day. */
const birthdayOf = ({ month, day }: NonNullable<Member['birthday']>) =>
  BIRTHDAY.format(new Date(Date.UTC(2000, month - 1, day)));

const named = (person: Member['upline']) => person && <Private>{`${person.name} (${person.code})`}</Private>;

/** The person and how to reach them on the left; their place in the network and its dates on the right (domain.md 2.1). */
export function MemberOverview(props: MemberOverviewProps) {
  return (
    <div className={classes.columns}>
      <MemberFacts {...props} />
      <div className={layout.stack}>
        <MemberHistory code={props.member.code} />
      </div>
    </div>
  );
}

/** What is open to the reader: a contact that is not comes as null (domain.md 7.1). */
export function MemberFacts({ member, training }: MemberOverviewProps) {
  const { phone, email, birthday, upline, upline_rmd } = member;
  return (
    <div className={layout.stack}>
      <Card title="Contact">
        {email === null && (
          <p className={classes.note}>
            Phone and email are open to the direct upline, in the base shop, and to RMDs.
          </p>
        )}
        <FactList
          folds
          facts={[
            ...(email === null
              ? []
              : ([
                  { label: 'Phone', value: phone && <Phone value={phone} callable /> },
                  { label: 'Email', value: <EmailLink email={email} />, private: 'contact' },
                ] as const)),
            { label: 'City', value: [member.city, member.state].filter(Boolean).join(', ') },
            { label: 'Country', value: member.country },
            ...(birthday
              ? ([{ label: 'Birthday', value: birthdayOf(birthday), private: 'contact' }] as const)
              : []),
          ]}
        />
      </Card>
      <Card title="Network">
        <FactList
          folds
          facts={[
            { label: 'Level', value: member.level.name },
            { label: 'Upline', value: named(upline) },
            {
              label: 'Upline RMD',
              value: upline_rmd && upline_rmd.code === upline?.code ? 'The same person' : named(upline_rmd),
            },
            { label: 'Join date', value: <DateText value={member.join_date} /> },
            { label: 'Recruits this month', value: String(member.recruits) },
          ]}
        />
      </Card>
      {training && (
        <Card
          title="Training"
          actions={
            <Link to={{ to: '/team/trainees/$code', params: { code: member.code } }}>Open training</Link>
          }
        >
          <FactList
            folds
            facts={[
              { label: 'Program', value: training.status },
              { label: 'Due', value: <DateText value={training.due_date} /> },
              {
                label: 'Days left',
                value: training.days_left === null ? null : String(training.days_left),
              },
              { label: 'Cases acknowledged', value: `${training.cases_acknowledged} of 3` },
              {
                label: 'Waiting for you',
                value:
                  training.cases_to_acknowledge > 0 &&
                  (training.cases_to_acknowledge === 1
                    ? '1 case to acknowledge'
                    : `${training.cases_to_acknowledge} cases to acknowledge`),
              },
            ]}
          />
        </Card>
      )}
    </div>
  );
}
