import { useSuspenseQuery } from '@tanstack/react-query';
import { FieldsForm, queryFor, type RecordValues, useAccess, useGo } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { type ReactNode, useState } from 'react';
import { AccountPage } from '../../layout/account-page.tsx';
import type { Profile } from '../profile.ts';

interface ProfileFormProps<Values extends object, Body> {
  /** Also the name of the page: `Change address`. */
  readonly title: string;
  /** As a word in a sentence: `address`. */
  readonly noun: string;
  readonly values: (profile: Profile) => RecordValues<Values, Body, Profile>;
  readonly save: (input: { readonly body: Body; readonly ifMatch: number }) => Promise<unknown>;
  readonly children: (form: RecordFormState<Values>, profile: Profile) => ReactNode;
}

/** One form of the own record: part of it is changed, and the account follows (SPEC 4). */
export function ProfileForm<Values extends object, Body>(props: ProfileFormProps<Values, Body>) {
  const { title, noun, save, children } = props;
  const { data } = useSuspenseQuery(queryFor('getProfile'));
  const { country } = useAccess().user;
  const go = useGo();
  // The form starts from the record as it was opened; a refresh in the background must not move it.
  const [profile] = useState(data);
  const values = props.values(profile);
  const [start] = useState(() => values.valuesOf(profile, country));
  return (
    <AccountPage current="overview">
      <Card title={title}>
        <FieldsForm
          values={values}
          noun={noun}
          record={profile}
          start={start}
          save={(body, version) => save({ body, ifMatch: version ?? profile.version })}
          onDone={() => void go({ to: '/account' })}
          cancel={{ to: '/account' }}
        >
          {(form) => children(form, profile)}
        </FieldsForm>
      </Card>
    </AccountPage>
  );
}
