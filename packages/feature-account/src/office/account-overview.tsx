import type { OperationAnswer } from '@upline/api-client';
import type { Access } from '@upline/shell';
import { CopyButton, LinkButton } from '@upline/ui-kit';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { type Fact, FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { Columns } from '../layout/account-page.tsx';
import classes from './account-overview.module.css';

const SECOND_STEPS = {
  App: 'Authenticator app',
  Email: 'Code by email',
  SMS: 'Code by text message',
} as const;

export interface AccountOverviewProps {
  readonly access: Pick<Access, 'user' | 'session'>;
  readonly mayChangePhoto: boolean;
  readonly secondStep: OperationAnswer<'getSignInSettings'>['second_step'];
}

/** The person's facts at the left, how the account is kept safe at the right. */
export function AccountOverview({
  access: { user, session },
  mayChangePhoto,
  secondStep,
}: AccountOverviewProps) {
  const legalName = `${user.legal_first_name} ${user.legal_last_name}`;
  const code = (
    <span className={classes.code}>
      <Private>{user.code}</Private>
      <CopyButton text={user.code} what="code" />
    </span>
  );
  const facts: Fact[] = [
    { label: 'Code', value: code },
    ...(legalName === user.name ? [] : [{ label: 'Legal Name', value: legalName, private: 'name' as const }]),
    user.level ? { label: 'Level', value: user.level.name } : { label: 'Role', value: user.kind },
    { label: 'Status', value: <Status value={user.status} /> },
    { label: 'Email', value: user.email, private: 'contact' },
    { label: 'Country', value: user.country },
  ];
  return (
    <Columns
      left={
        <Card title="About me">
          <div className={classes.person}>
            <Avatar code={user.code} name={user.name} hasPhoto={user.has_photo} size={96} />
            <div className={classes.words}>
              <p className={classes.name}>
                <Private>{user.name}</Private>
              </p>
              {mayChangePhoto && (
                <LinkButton to={{ to: '/account/photo' }} size="xs">
                  {user.has_photo ? 'Change photo' : 'Add photo'}
                </LinkButton>
              )}
            </div>
          </div>
          <FactList facts={facts} />
        </Card>
      }
      right={
        <Card title="Security">
          <FactList
            facts={[
              { label: 'Second step', value: SECOND_STEPS[secondStep] },
              { label: 'This session ends', value: <DateText value={session.absolute_expires_at} /> },
            ]}
          />
          <div className={classes.more}>
            <LinkButton to={{ to: '/account/password' }}>Password and sessions</LinkButton>
          </div>
        </Card>
      }
    />
  );
}
