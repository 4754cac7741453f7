import { UiKitProvider, type UiKitProviderProps } from '@upline/ui-kit/provider/ui-kit-provider.tsx';
import { type ReactNode, StrictMode } from 'react';
import { usePreferencesIn } from '../preferences/preferences.ts';
import type { Page } from './boot.tsx';
import { type Client, ClientProvider } from './client.tsx';

export interface SurroundingsProps {
  readonly client: Client;
  readonly nonce: string | undefined;
  /** What only the whole app knows: its router's link, the viewer's country. */
  readonly kit?: Pick<UiKitProviderProps, 'LinkComponent' | 'viewerCountry' | 'singleKeys' | 'useLeaveGuard'>;
  readonly children: ReactNode;
}

/** Client, design system and preferences around a screen, with or without a router. */
export function Surroundings({ client, nonce, kit, children }: SurroundingsProps) {
  const { theme, privacy } = usePreferencesIn(client.api.tokens);
  return (
    <ClientProvider client={client}>
      <UiKitProvider
        scheme={theme === 'Dark' ? 'dark' : theme === 'Light' ? 'light' : 'auto'}
        privacy={privacy}
        photosUrl={client.config.photoUrl}
        {...(nonce ? { nonce } : {})}
        {...kit}
      >
        {children}
      </UiKitProvider>
    </ClientProvider>
  );
}

/** What is around sign-in while it is alone on the page. */
export function LightRoot({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  return (
    <StrictMode>
      <Surroundings client={page.client} nonce={page.nonce}>
        {children}
      </Surroundings>
    </StrictMode>
  );
}
