import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, updatedMessage, useGo, useMay, useSave } from '@upline/shell';
import { Banner, Card, CheckboxField, LinkButton } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { AccountPage } from '../layout/account-page.tsx';
import classes from './preferences.module.css';

type Preferences = OperationAnswer<'getNotificationPreferences'>;

/** `21:00` as people here write it: 9:00 PM. */
const clock = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** `account/notifications`: mail and texts by group of events; in the app everything is shown (R-NTF-02). */
export function NoticePreferencesScreen() {
  const { data } = useSuspenseQuery(queryFor('getNotificationPreferences'));
  return (
    <AccountPage current="notifications">
      <Card title="Notification preferences">
        <PreferencesForm preferences={data} />
      </Card>
    </AccountPage>
  );
}

function PreferencesForm({ preferences }: { readonly preferences: Preferences }) {
  const { sms_available, quiet_hours } = preferences;
  // The form starts from what was chosen as it was opened; a refresh in the background must not move it.
  const [initialValues] = useState({ topics: preferences.topics });
  const mayChange = useMay('saveNotificationPreferences');
  const mayVerify = useMay('requestPhoneChange');
  const { send } = useSave({
    operation: 'saveNotificationPreferences',
    refresh: ['getNotificationPreferences'],
    message: updatedMessage('Notification preferences'),
  });
  const form = useRecordForm({ initialValues, validate: () => ({}) });
  const go = useGo();
  const rows = form.values.topics.map(({ topic }, index) => ({ topic, index }));
  const topics = (
    <div className={classes.stack}>
      <p className={layoutParts.muted}>
        In the app everything is shown. Security, payout, status and chargeback messages are always sent.
        Texts written between {clock(quiet_hours.from)} and {clock(quiet_hours.to)} ({quiet_hours.time_zone})
        wait until the end of that time.
      </p>
      {!sms_available && (
        <Banner actions={mayVerify && <LinkButton to={{ to: '/account/phone' }}>Verify phone</LinkButton>}>
          Texts need a verified mobile phone.
        </Banner>
      )}
      <FactTable
        label="Groups of events"
        rows={rows}
        rowKey={({ topic }) => topic}
        columns={[
          { label: 'Group', of: ({ topic }) => topic },
          {
            label: 'Email',
            of: ({ topic, index }) => (
              <CheckboxField
                label={`${topic} by email`}
                readOnly={!mayChange}
                {...form.checkbox(`topics.${index}.email`)}
              />
            ),
          },
          {
            label: 'Text',
            of: ({ topic, index }) => (
              <CheckboxField
                label={`${topic} by text`}
                readOnly={!mayChange || !sms_available}
                {...form.checkbox(`topics.${index}.sms`)}
              />
            ),
          },
        ]}
      />
    </div>
  );
  // Who may not change them reads them, without a button that would be refused.
  if (!mayChange) return topics;
  return (
    <RecordForm
      form={form}
      name="Notification preferences"
      saveLabel="Save preferences"
      save={(body) => send({ body })}
      onDone={() => void go({ to: '/account' })}
      cancel={{ to: '/account' }}
    >
      {topics}
    </RecordForm>
  );
}
