import { ReasonForm, type ReasonFormProps } from '../confirmed/reason-form.tsx';

/** What resetting the second step means, and the reason for it (S-15 to S-17). */
export function ResetSecondStepForm(
  props: Pick<ReasonFormProps<unknown>, 'send' | 'confirm' | 'onDone' | 'onCancel'>,
) {
  return (
    <ReasonForm name="Reset second step" saveLabel="Reset second step" {...props}>
      <p>
        For whoever lost the phone and the recovery codes. Make sure by another way that it is really them.
        Authenticator app, recovery codes and remembered devices stop working, every session ends, signing in
        asks for a code sent by email, and changes of payout information are held for 24 hours. The associate
        is told by email.
      </p>
    </ReasonForm>
  );
}
