/// <reference types="@upline/ui-kit/ambient.d.ts" />
import { type SignInPageProps, useApi } from '@upline/shell';
import { LoginScreen } from './login-screen.tsx';
import { noticeOf } from './notices.ts';

/**
 * Sign-in alone on the page, before router and query cache are there. Once signed in the app opens at the login
 * address, whose route sends anyone who has a session on to what they asked for.
 */
export default function SignInPage({ search, onEntered }: SignInPageProps) {
  const { tokens } = useApi();
  return (
    <LoginScreen
      notice={noticeOf(search.notice)}
      onSignedIn={({ token, access_token }) => {
        tokens.signIn(token, access_token);
        onEntered();
      }}
    />
  );
}
