import { useRouter } from '@tanstack/react-router';

/** Whether the app mounts a page at an address the server names, so that a link to it leads somewhere. */
export function useHasPage() {
  const router = useRouter();
  return (address: string): boolean => {
    const [, rest, found] = router.getMatchedRoutes(address);
    return found !== undefined && !('**' in rest);
  };
}
