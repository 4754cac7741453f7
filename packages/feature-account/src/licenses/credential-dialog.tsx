import { FieldsForm, type FieldsFormProps, useAccess } from '@upline/shell';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';

type FormProps<Values extends object, Body, Stored extends Versioned> = FieldsFormProps<
  Values,
  Body,
  Stored,
  unknown
>;
interface Versioned {
  readonly version: number;
}

interface CredentialDialogProps<Values extends object, Body, Stored extends Versioned>
  extends Pick<FormProps<Values, Body, Stored>, 'values' | 'noun' | 'children'> {
  readonly title: string;
  /** What is changed or sent again; absent for a new one. */
  readonly record?: Stored | undefined;
  /** What a new one starts with: the one before, where it is renewed. */
  readonly start?: Partial<Values>;
  readonly create: (input: { readonly body: Body }) => Promise<unknown>;
  readonly update: (input: {
    readonly params: { readonly id: string };
    readonly body: Body;
    readonly ifMatch: number;
  }) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Enters, renews or changes one credential; the home office decides on it. */
export function CredentialDialog<
  Values extends object,
  Body,
  Stored extends Versioned & { readonly id: string },
>(props: CredentialDialogProps<Values, Body, Stored>) {
  const { title, values, noun, record: given, start, create, update, onClose, children } = props;
  const { country } = useAccess().user;
  const [record] = useState(given);
  const [initial] = useState(() =>
    record ? values.valuesOf(record, country) : values.empty(country, start),
  );
  return (
    <Dialog opened title={title} size="lg" onClose={onClose}>
      <FieldsForm
        values={values}
        noun={noun}
        of={record ? record.id : noun}
        record={record}
        start={initial}
        save={(body, version) =>
          record
            ? update({ params: { id: record.id }, body, ifMatch: version ?? record.version })
            : create({ body })
        }
        onSaved={onClose}
        onDone={onClose}
        cancel={onClose}
      >
        {(form) => (
          <div className={layout.stack}>{typeof children === 'function' ? children(form) : children}</div>
        )}
      </FieldsForm>
    </Dialog>
  );
}
