import { useRouter } from '@tanstack/react-router';
import { useGo } from './destination.ts';

/** Some of a search; undefined takes it out of the address. */
export type Part<Search> = { readonly [Key in keyof Search]?: Search[Key] | undefined };

/**
 * Changes a part of the page's search. It starts from the address of this moment, not from the one on screen: the rows of
 * an earlier choice may still be on their way.
 */
export function useChoose<Search extends object>(
  validate: (raw: Record<string, unknown>) => Search,
): (part: Part<Search>) => void {
  const router = useRouter();
  const go = useGo();
  return (part) => {
    const search = validate({ ...router.latestLocation.search, ...part });
    void go({ to: '.', search, replace: true, resetScroll: false });
  };
}
