import { useSearch } from '@tanstack/react-router';
import type { LoginSearch } from './login.route.ts';
import { LoginScreen } from './login-screen.tsx';
import { useEnter } from './use-enter.ts';

/** Sign-in as a route of the app: after a sign-out, or when a session has ended. */
export function RoutedLoginScreen() {
  const { notice } = useSearch({ strict: false }) as LoginSearch;
  return <LoginScreen notice={notice} onSignedIn={useEnter()} />;
}
