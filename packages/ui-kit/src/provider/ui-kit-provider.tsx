import '../styles/first.ts';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import type { LinkComponent } from '../link/link-target.ts';
import { cssVariablesResolver } from '../theme/css-variables.ts';
import { theme } from '../theme/theme.ts';
import { type LeaveGuard, type SchemeChoice, type UiKit, UiKitContext } from './context.ts';
import { useMedia } from './use-media.ts';

export interface UiKitProviderProps {
  readonly scheme?: SchemeChoice;
  readonly privacy?: boolean;
  /** The router's link; plain anchors without it. */
  readonly LinkComponent?: LinkComponent;
  /** Nonce of the page, for the few `<style>` elements that Mantine writes (S-76). */
  readonly nonce?: string;
  readonly viewerCountry?: string;
  readonly photosUrl?: string;
  /** True when the reader switched motion off in the product; the system's wish always counts. */
  readonly reducedMotion?: boolean;
  /** False when the reader turned shortcuts of a single key off. */
  readonly singleKeys?: boolean;
  /** A hook that asks before leaving; the browser's own question without it. */
  readonly useLeaveGuard?: LeaveGuard;
  readonly children: ReactNode;
}

/**
 * The product keeps what the reader chose, and says it at every rendering. Mantine's own manager would read the browser's
 * storage before the first one, which waits for another process.
 */
const schemeManager: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

function useBrowserQuestion(when: boolean): ReactNode {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return null;
}

interface MantineRootProps {
  readonly scheme: 'light' | 'dark';
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/** Mantine's part, of which every control of it reads: drawn again for another scheme, not when the reader's facts arrive. */
const MantineRoot = memo(({ scheme, nonce, children }: MantineRootProps) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={schemeManager}
    forceColorScheme={scheme}
    // Mantine sets the default scheme first and the forced one an effect later: a dark page would flash.
    defaultColorScheme={scheme}
    deduplicateInlineStyles
    // Mantine's own values come from here as well, so that no sheet of them has to be loaded.
    deduplicateCssVariables={false}
    {...(nonce ? { getStyleNonce: () => nonce } : {})}
  >
    {children}
  </MantineProvider>
));

/** The surroundings of every component, Mantine's and ours: theme, privacy, links, motion. Shown at the root, once. */
export function UiKitProvider(props: UiKitProviderProps) {
  const { scheme = 'auto', privacy = false, LinkComponent: Link, nonce, photosUrl, children } = props;
  const { viewerCountry = 'USA', singleKeys = true, useLeaveGuard = useBrowserQuestion } = props;
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const systemReduced = useMedia('(prefers-reduced-motion: reduce)');
  const resolved = scheme === 'auto' ? (systemDark ? 'dark' : 'light') : scheme;
  const reducedMotion = props.reducedMotion === true || systemReduced;

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-reduced-motion', reducedMotion);
  }, [reducedMotion]);

  const kit = useMemo<UiKit>(
    () => ({
      scheme: resolved,
      privacy,
      reducedMotion,
      singleKeys,
      viewerCountry,
      photosUrl,
      nonce,
      Link,
      useLeaveGuard,
    }),
    [resolved, privacy, reducedMotion, singleKeys, viewerCountry, photosUrl, nonce, Link, useLeaveGuard],
  );
  return (
    <UiKitContext value={kit}>
      <MantineRoot scheme={resolved} nonce={nonce}>
        {children}
      </MantineRoot>
    </UiKitContext>
  );
}
