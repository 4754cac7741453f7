import { useParams } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { useGo, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';
import { useEnter } from '../sign-in/use-enter.ts';

/**
 * A sign-in link of a partner or of an administrator (R-AUT-05). It works once and asks for a click: a mail scanner or
 * a prefetch that opens the address uses nothing up.
 */
export function SsoScreen() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const go = useGo();
  const enter = useEnter();
  const signIn = useSave({ operation: 'signInWithSso', refresh: [] });

  const submit = async () => {
    try {
      enter(await signIn.send({ body: { token } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A used or old link will not get better; anything else is shown here and can be tried again.
      if (error.statusCode < 500) {
        await go({ to: '/login', search: { notice: 'link' }, replace: true });
      }
    }
  };
  return (
    <SignInLayout
      title="Continue to sign in"
      lead="This link signs you in once, within a minute of being made."
    >
      <div className={form.form}>
        {signIn.error && (
          <Banner tone="danger" live>
            {signIn.error.message}
          </Banner>
        )}
        <Button variant="filled" fullWidth loading={signIn.saving} onClick={() => void submit()}>
          Continue
        </Button>
      </div>
    </SignInLayout>
  );
}
