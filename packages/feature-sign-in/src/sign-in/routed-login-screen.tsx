import { getRouteApi } from '@tanstack/react-router';
import { LoginScreen } from './login-screen.tsx';
import { useEnter } from './use-enter.ts';

/** Sign-in as a route of the app: after a sign-out, or when a session has ended. */
export function RoutedLoginScreen() {
  const { notice } = getRouteApi('/public/login').useSearch();
  return <LoginScreen notice={notice} onSignedIn={useEnter()} />;
}
