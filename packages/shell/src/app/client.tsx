import type { Api } from '@upline/api-client';
import { createContext, type ReactNode, useContext } from 'react';
import type { AppConfig } from './config.ts';

/** What a screen may use before there is a router or a query cache: sign-in starts with these alone. */
export interface Client {
  readonly api: Api;
  readonly config: AppConfig;
}

const ClientContext = createContext<Client | undefined>(undefined);

export function ClientProvider({
  client,
  children,
}: {
  readonly client: Client;
  readonly children: ReactNode;
}) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('Put ClientProvider around this component.');
  return client;
}

/** The API client. Reading belongs into loaders and queries, writing into `useSave`; this is for the rest. */
export const useApi = (): Api => useClient().api;

/** What the deployment decided. */
export const useAppConfig = (): AppConfig => useClient().config;
