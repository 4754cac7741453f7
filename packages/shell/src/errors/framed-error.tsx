import { useQuery } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppFrame } from '../frame/app-frame.tsx';
import { accessQuery } from '../session/access.ts';
import { ErrorScreen, RouteError } from './error-screen.tsx';

/** A refusal of the guard: inside the frame where access is known, bare where even that could not be loaded. */
export function FramedError(props: ErrorComponentProps): ReactNode {
  const { data: access } = useQuery({ ...accessQuery, enabled: false });
  if (!access) return <ErrorScreen {...props} />;
  return (
    <AppFrame>
      <RouteError {...props} />
    </AppFrame>
  );
}
