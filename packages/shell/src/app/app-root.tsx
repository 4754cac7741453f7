import '@upline/ui-kit/styles/mantine.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { followAgreement } from '../agreement/agreement.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { useLeaveGuard } from '../navigation/use-leave-guard.tsx';
import { StartMark } from '../routes/page-pending.tsx';
import { accessQuery } from '../session/access.ts';
import { singleKeysOf } from '../shortcuts/single-keys.ts';
import type { AppContext } from './context.ts';
import { Surroundings } from './light-root.tsx';
import { keepPages } from './router-options.ts';

export interface AppRootProps {
  readonly router: AnyRouter;
  readonly nonce?: string | undefined;
}

/** Everything around the router: query cache, client, design system. The apps and the tests render the same. */
export function AppRoot({ router, nonce }: AppRootProps) {
  const { queryClient } = router.options.context as AppContext;
  useEffect(() => keepPages(router), [router]);
  useEffect(() => followAgreement(router), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <RoutedSurroundings router={router} nonce={nonce}>
        <StartMark router={router} />
        <RouterProvider router={router} />
      </RoutedSurroundings>
    </QueryClientProvider>
  );
}

/** What is inside stays the same when the reader's country and keys arrive: the frame stands already and is not drawn again. */
function RoutedSurroundings({ router, nonce, children }: AppRootProps & { readonly children: ReactNode }) {
  const { data: access } = useQuery({ ...accessQuery, enabled: false });
  const kit = {
    LinkComponent: AppLink,
    useLeaveGuard,
    viewerCountry: access?.user.country ?? 'USA',
    singleKeys: singleKeysOf(access),
  };
  return (
    <Surroundings client={router.options.context as AppContext} nonce={nonce} kit={kit}>
      {children}
    </Surroundings>
  );
}
