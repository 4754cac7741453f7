import { createContext, type ReactNode, useContext } from 'react';
import type { LinkComponent } from '../link/link-target.ts';

/** What the reader chose for the theme (SPEC 4); Auto follows the system. */
export type SchemeChoice = 'light' | 'dark' | 'auto';

/**
 * Asks before a change is lost: the shell's router blocker. `when` says whether there is something to lose; the form shows the
 * question that comes back.
 */
export type LeaveGuard = (when: boolean) => ReactNode;

/** Everything ui-kit knows about its surroundings. It knows no data and no router. */
export interface UiKit {
  readonly scheme: 'light' | 'dark';
  /** Names, amounts and contact data are replaced by blocks (S-70). */
  readonly privacy: boolean;
  readonly reducedMotion: boolean;
  /** Keys without Ctrl or ⌘ are shortcuts of the page; false where the reader turned them off (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  /** Decides whether Canadian amounts need their `CA` (domain 0.2). */
  readonly viewerCountry: string;
  /** Address of the photos host, without a slash at the end; without it avatars show initials. */
  readonly photosUrl: string | undefined;
  readonly nonce: string | undefined;
  readonly Link: LinkComponent | undefined;
  readonly useLeaveGuard: LeaveGuard;
}

export const UiKitContext = createContext<UiKit | undefined>(undefined);

/** The surroundings; throws outside `UiKitProvider`. */
export function useUiKit(): UiKit {
  const kit = useContext(UiKitContext);
  if (!kit) throw new Error('Put UiKitProvider around this component.');
  return kit;
}

/** Whether names, amounts and contact data must stay out of the document now. */
export const usePrivacy = (): boolean => useUiKit().privacy;

/** Whether the reader asked for no motion, in the system or in the product. */
export const useReducedMotion = (): boolean => useUiKit().reducedMotion;
