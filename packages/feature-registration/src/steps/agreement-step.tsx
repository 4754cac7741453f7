import { useQuery } from '@tanstack/react-query';
import { ApiError, type OperationAnswer } from '@upline/api-client';
import { isSignatureOf, messages, type Partner, partnerOf } from '@upline/domain';
import { useApi, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useContext, useEffect, useRef } from 'react';
import classes from '../layout/registration-layout.module.css';
import type { StepProps } from '../registration.ts';
import { TypedSecrets } from '../typed-secrets.ts';
import { SignedText } from './signed-text.tsx';

const UNSIGNED = { has_read: false, has_consented: false, signed_name: '' };

type Texts = OperationAnswer<'readRegistrationAgreement'>;

/** The title of a text. A partner's agreement is titled with the partner's name. */
function titleOf(type: Texts['texts'][number]['type'], partner: Partner | null): string {
  if (type !== 'AMA') return type;
  return `Associate Membership Agreement${partner === null ? '' : ` for ${partner}`}`;
}

/** Step 6: the agreement and the consents, read and signed with the legal name (R-LEG-01). */
export function AgreementStep(props: StepProps) {
  const { registration, token, onBack } = props;
  const api = useApi();
  const { number, country, plan } = registration;
  const texts = useQuery({
    queryKey: ['readRegistrationAgreement', number, country, plan],
    queryFn: () => api.call('readRegistrationAgreement', { body: { token } }),
    staleTime: 0,
    retry: false,
  });
  // A text that cannot be read again does not take away the form with what is typed; the host refuses an old version.
  if (texts.error && !texts.data)
    return (
      <div className={classes.stack}>
        <Banner tone="danger" live actions={<Button onClick={() => void texts.refetch()}>Try again</Button>}>
          {texts.error.message}
        </Banner>
        {onBack && <Button onClick={onBack}>Back</Button>}
      </div>
    );
  if (!texts.data) return <p role="status">Loading the agreement</p>;
  return <Signing {...props} texts={texts.data} reload={() => void texts.refetch()} />;
}

function Signing({
  registration,
  token,
  onSaved,
  onBack,
  texts,
  reload,
}: StepProps & { readonly texts: Texts; readonly reload: () => void }) {
  const { send } = useSave({ operation: 'signRegistration', refresh: [] });
  const { legal_name } = texts;
  const text_ids = texts.texts.map(({ id }) => id);
  const shown = text_ids.join();
  const typed = useContext(TypedSecrets);
  const { of: read, ...held } = typed.get('agreement') ?? {};
  const form = useRecordForm({
    initialValues: { ...UNSIGNED, ...(read === shown && held) },
    validate: ({ has_read, has_consented, signed_name }) => ({
      ...(has_read ? {} : { has_read: 'Confirm that you have read the document' }),
      ...(has_consented ? {} : { has_consented: 'Confirm that you agree' }),
      ...(signed_name.trim() === ''
        ? { signed_name: messages.required('Signature') }
        : isSignatureOf(signed_name, legal_name)
          ? {}
          : { signed_name: 'Signature must match your legal name' }),
    }),
  });
  useEffect(() => {
    typed.set('agreement', { ...form.values, of: shown });
  }, [form.values]);
  // Texts that replace the ones on screen have not been read yet.
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    form.setFieldValue('has_read', false);
    form.setFieldValue('has_consented', false);
  }, [shown]);
  return (
    <div className={classes.stack}>
      {registration.signed_at !== null && (
        <Banner tone="success">You have signed. Sign again only to replace your signature.</Banner>
      )}
      {texts.texts.map(({ id, type, text_version, body }) => {
        const title = titleOf(type, partnerOf(registration.channel));
        return (
          <Card key={id} title={`${title}, version ${text_version}`}>
            <SignedText label={title} body={body} />
          </Card>
        );
      })}
      <p>
        Membership fee, paid in the next step:{' '}
        <Money cents={texts.fee_cents} currency={registration.currency} />
      </p>
      <RecordForm
        form={form}
        name="Agreement"
        saveLabel="Sign"
        labels={{ has_read: 'I have read', has_consented: 'I agree', signed_name: 'Signature' }}
        save={(signature) =>
          send({ body: { token, ...signature, text_ids } }).catch((error: unknown) => {
            // Another version was published while the person read this one.
            if (error instanceof ApiError && error.statusCode === 409) reload();
            throw error;
          })
        }
        onSaved={(saved) => {
          typed.delete('agreement');
          onSaved(saved);
        }}
        back={onBack ? <Button onClick={onBack}>Back</Button> : undefined}
      >
        <div className={classes.stack}>
          <CheckboxField label="I have read these documents" {...form.checkbox('has_read')} />
          <CheckboxField
            label="I agree to them and to signing electronically"
            {...form.checkbox('has_consented')}
          />
          <TextField
            label="Signature"
            required
            autoComplete="off"
            help={`Type your legal name: ${legal_name}`}
            {...form.field('signed_name')}
          />
        </div>
      </RecordForm>
    </div>
  );
}
