import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accessQuery } from '../session/access.ts';

/** Whose drafts are kept; undefined without a session, as in a story of one component. */
export const useOwnCode = (): string | undefined =>
  useQuery({ ...accessQuery, enabled: false }).data?.user.code;

/** Reads the path of the page; of a component without a router that of the window. */
export function usePathname(): () => string {
  const router = useRouter({ warn: false });
  return () => (router ? router.state.location.pathname : window.location.pathname);
}
