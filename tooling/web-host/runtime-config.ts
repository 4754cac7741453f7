/** What `/config.json` of an app holds; the shell's `AppConfig` reads it. */
export interface RuntimeConfig {
  readonly product: string;
  readonly apiUrl: string;
  readonly photoUrl: string;
  readonly fileUrl: string;
  readonly eventUrl: string;
  /** Host of embedded videos; none embeds nothing. */
  readonly videoUrl: string | null;
  readonly demo: boolean;
  readonly cardKeys: { readonly USA: string | null; readonly Canada: string | null };
}

type Environment = Readonly<Record<string, string | undefined>>;

const origin = (name: string, text: string): string => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} is not an address: ${text}`);
  return text.replace(/\/+$/, '');
};

/** The configuration of a deployment, from its environment. Throws a readable sentence for a malformed address. */
export function runtimeConfig(env: Environment): RuntimeConfig {
  const apiUrl = origin('API_URL', env.API_URL ?? `http://localhost:${env.API_PORT ?? 4000}`);
  return {
    product: 'Upline',
    apiUrl,
    photoUrl: origin('PHOTO_URL', env.PHOTO_URL ?? `${apiUrl}/photos`),
    fileUrl: origin('FILE_URL', env.FILE_URL ?? `${apiUrl}/files`),
    eventUrl: origin('EVENT_URL', env.EVENT_URL ?? apiUrl),
    videoUrl: env.VIDEO_URL ? origin('VIDEO_URL', env.VIDEO_URL) : null,
    demo: env.DEMO === 'true',
    cardKeys: { USA: env.CARD_KEY_USA ?? null, Canada: env.CARD_KEY_CANADA ?? null },
  };
}
