/** What a deployment decides at run time; served as `/config.json` beside the app. */
export interface AppConfig {
  readonly variant: 'portal' | 'admin';
  /** Last part of every page title. */
  readonly product: string;
  /** Origins without a trailing slash. */
  readonly apiUrl: string;
  readonly photoUrl: string;
  readonly fileUrl: string;
  readonly eventUrl: string;
  /** Host of embedded videos; where there is none, videos open in a tab of their own. */
  readonly videoUrl?: string | null;
  /** Demo network, demo logins and the outbox page. */
  readonly demo: boolean;
  /** Publishable card keys per country; null where none is set (SPEC §8 "Stripe keys are not set"). */
  readonly cardKeys: { readonly USA: string | null; readonly Canada: string | null };
}

/** Reads the deployment's configuration. Rejects with a readable sentence: without it nothing can work. */
export async function loadConfig(): Promise<AppConfig> {
  const address = new URL('/config.json', document.baseURI);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The configuration could not be read (${answer.status}).`);
  return (await answer.json()) as AppConfig;
}
