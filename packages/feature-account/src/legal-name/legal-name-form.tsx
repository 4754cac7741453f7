import { FieldsForm, recordField, useAccess, useGo } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { DocumentField } from '../documents/document-field.tsx';
import { useDocumentUpload } from '../documents/use-documents.ts';
import classes from '../profile/profile.module.css';
import type { Profile } from '../profile/profile.ts';
import { useRequestLegalName } from './legal-name.mutations.ts';
import { legalNameValues } from './legal-name.ts';

const Field = recordField(legalNameValues);

/** The new name, filled with the one in force, and the document that shows it. */
export function LegalNameForm({ profile }: { readonly profile: Profile }) {
  const { country } = useAccess().user;
  const [start] = useState(() =>
    legalNameValues.empty(country, {
      legal_first_name: profile.legal_first_name,
      legal_middle_name: profile.legal_middle_name ?? '',
      legal_last_name: profile.legal_last_name,
      suffix: profile.suffix ?? '',
    }),
  );
  const request = useRequestLegalName();
  const upload = useDocumentUpload('uploadLegalNameDocument');
  const go = useGo();
  return (
    <Card title="Change legal name">
      <FieldsForm
        values={legalNameValues}
        noun="request"
        start={start}
        save={(body) => request.send({ body })}
        onDone={() => void go({ to: '/account/legal-name' })}
        cancel={{ to: '/account' }}
      >
        {(form) => (
          <div className={classes.fields}>
            <p className={layout.muted}>
              As on your government id and your license. The present name stays in force until the home office
              has approved the new one. A preferred name that equals it changes with it.
            </p>
            <Field.Row names={['legal_first_name', 'legal_middle_name']} />
            <Field.Row names={['legal_last_name', 'suffix']} />
            <DocumentField
              label="Document"
              help="Your new government id, marriage license or court order."
              field={form.field('document_id')}
              upload={upload}
            />
          </div>
        )}
      </FieldsForm>
    </Card>
  );
}
