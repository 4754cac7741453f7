import { FieldsForm, RecordActions, recordField, useAccess, useGo } from '@upline/shell';
import { Banner, FieldRow } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import classes from '../profile/profile.module.css';
import { removeAction } from './spouse.actions.ts';
import { useSaveSpouse } from './spouse.mutations.ts';
import { type SpouseRecord, spouseValues, waitingRequest } from './spouse.ts';

const Field = recordField(spouseValues);

interface SpouseFormProps {
  readonly record: SpouseRecord;
  /** At once with the answer, before its success has been read. */
  readonly onSaved: (saved: SpouseRecord) => void;
  /** The save asked the spouse for the link, so the page stays. */
  readonly onAsked: () => void;
}

/** The spouse; an own code of theirs asks them for the link. */
export function SpouseForm({ record: given, onSaved, onAsked }: SpouseFormProps) {
  const { country } = useAccess().user;
  // The form starts from the record as it was opened; a refresh in the background must not move it.
  const [record] = useState(given);
  const [start] = useState(() => spouseValues.valuesOf(record, country));
  const { send } = useSaveSpouse();
  const go = useGo();
  const linked = record.spouse?.spouse_code ?? null;
  return (
    <Card
      title="Spouse"
      actions={given.spouse && <RecordActions actions={[removeAction(given.spouse, given.version)]} />}
    >
      <FieldsForm
        values={spouseValues}
        noun="spouse"
        record={record}
        start={start}
        save={(body, version) => send({ body, ifMatch: version ?? record.version })}
        onSaved={onSaved}
        onDone={(saved) => (waitingRequest(saved) ? onAsked() : void go({ to: '/account' }))}
        cancel={{ to: '/account' }}
      >
        {(form) => (
          <div className={classes.fields}>
            {linked === null ? (
              <p className={layout.muted}>
                If your spouse is an associate as well, enter the code. Your spouse gets a request and accepts
                or declines it.
              </p>
            ) : (
              <Banner tone="success">
                Your code and {linked} are linked as spouses. Either of you can end the link.
              </Banner>
            )}
            <Field.Row names={['first_name', 'last_name']} />
            <Field.Row names={['phone', 'email']} />
            <Field.Row names={['date_of_birth']} />
            {linked === null && <Field name="is_associate" label="My spouse is an associate" />}
            {linked === null && form.values.is_associate && (
              <FieldRow>
                <Field
                  name="spouse_code"
                  required
                  help="One of you is in the team of the other: spouses stay in one hierarchy."
                />
              </FieldRow>
            )}
          </div>
        )}
      </FieldsForm>
    </Card>
  );
}
