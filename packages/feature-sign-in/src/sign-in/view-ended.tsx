import { Link } from '@upline/ui-kit/link/link.tsx';
import form from '../layout/form.module.css';
import { SignInLayout } from '../layout/sign-in-layout.tsx';

/** What is left of a tab in which an administrator viewed as an associate: nobody is meant to sign in here next. */
export function ViewEnded() {
  return (
    <SignInLayout
      title="The view has ended"
      lead="You no longer view the portal as somebody else. You can close this tab and go on in the admin app."
    >
      <div className={form.foot}>
        <Link to={{ to: '/login' }}>Sign in to the portal</Link>
      </div>
    </SignInLayout>
  );
}
