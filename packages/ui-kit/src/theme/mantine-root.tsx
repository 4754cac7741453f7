import '../styles/mantine.ts';
import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext, useMemo } from 'react';
import { useUiKit } from '../provider/context.ts';
import { theme } from './theme.ts';

const ignore = () => undefined;

/**
 * Mantine for what stands below it; nothing where a root is above already. A layer that uses Mantine wraps itself in one, so
 * that no page at rest carries any of it. Scheme and nonce come from `UiKitProvider`, the variables from a static sheet.
 */
export function MantineRoot({ children }: { readonly children: ReactNode }) {
  const present = useContext(MantineContext);
  const { scheme, nonce } = useUiKit();
  const manager = useMemo(
    () => ({ get: () => scheme, set: ignore, subscribe: ignore, unsubscribe: ignore, clear: ignore }),
    [scheme],
  );
  if (present) return children;
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      colorSchemeManager={manager}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
      {...(nonce ? { getStyleNonce: () => nonce } : {})}
    >
      {children}
    </MantineProvider>
  );
}
