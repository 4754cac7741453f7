import { useQuery } from '@tanstack/react-query';
import { ErrorPage } from '@upline/ui-kit/error-page/error-page.tsx';
import type { ReactNode } from 'react';
import { useApi } from '../app/client.tsx';
import { AppFrame } from '../frame/app-frame.tsx';
import { accessQuery } from '../session/access.ts';

/** Unknown path: shown inside the frame to people who are signed in (SPEC §2, features.md D.9). */
export function NotFoundScreen(): ReactNode {
  const signedIn = useApi().tokens.token() !== undefined;
  const access = useQuery({ ...accessQuery, enabled: signedIn });
  if (signedIn && access.isPending) return null;
  const page = <ErrorPage kind={404} back={{ label: 'Go to Dashboard', to: { to: '/' } }} />;
  return access.data ? <AppFrame>{page}</AppFrame> : <main>{page}</main>;
}
