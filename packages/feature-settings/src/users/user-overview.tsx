import { useAccess } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { EVERY_ADMIN, rightWords } from './right-words.ts';
import type { Admin } from './users-list.ts';

const SECOND_STEPS = { App: 'Authenticator app', Email: 'Code by email', SMS: 'Code by text' } as const;

/** Who the admin is and what the role allows. */
export function UserOverview({ admin }: { readonly admin: Admin }) {
  const { user } = useAccess();
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        {admin.code === user.code && (
          <Banner title="This is your own account">Another super admin changes your role.</Banner>
        )}
        {admin.status === 'Invited' && (
          <Banner title="No password has been chosen yet">
            The invitation is good for 72 hours. Send it again when it has expired.
          </Banner>
        )}
        <Card title="What the role allows">
          {admin.kind === 'SuperAdmin' ? (
            <p>A super admin may do everything, also manage admins and settings.</p>
          ) : (
            <ul className={layout.list}>
              <li>
                <p className={layout.strong}>Every admin</p>
                <p className={layout.small}>{EVERY_ADMIN}</p>
              </li>
              {admin.roles.map((role) => (
                <li key={role}>
                  <p className={layout.strong}>{role}</p>
                  <p className={layout.small}>{rightWords(role)}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
      <Card title="Account">
        <FactList
          facts={[
            { label: 'Email', value: admin.email, private: 'contact' },
            { label: 'Username', value: admin.username, private: 'name' },
            { label: 'Second Step', value: SECOND_STEPS[admin.second_step] },
            {
              label: 'Last Sign-In',
              value: admin.last_signed_in_at && <DateText value={admin.last_signed_in_at} />,
            },
            { label: 'Created', value: <DateText value={admin.created_at} /> },
            {
              label: 'Created By',
              value: admin.created_by && `${admin.created_by.name} (${admin.created_by.code})`,
              private: 'name',
            },
          ]}
        />
      </Card>
    </div>
  );
}
