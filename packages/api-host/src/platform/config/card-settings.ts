import { createHmac } from 'node:crypto';
import type { CardKeys, CardSettings, Secrets } from './config.ts';
import type { Environment } from './config-schema.ts';

const keysOf = (secretKey: string | undefined, webhookSecret: string | undefined): CardKeys | undefined =>
  secretKey !== undefined && webhookSecret !== undefined ? { secretKey, webhookSecret } : undefined;

/** Keys of the stand-in: made of the host's own secret, so that nobody else signs its webhooks. */
function sandboxKeys({ hashKey }: Secrets, country: string): CardKeys {
  const made = createHmac('sha256', hashKey).update(`card sandbox ${country}`).digest('hex');
  return { secretKey: `sk_test_sandbox${country}`, webhookSecret: `whsec_${made}` };
}

/** Which countries take cards, and whether a demo pays at its stand-in. */
export function cardSettings(env: Environment, secrets: Secrets): CardSettings {
  const USA = keysOf(env.STRIPE_SECRET_KEY_USA, env.STRIPE_WEBHOOK_SECRET_USA);
  const Canada = keysOf(env.STRIPE_SECRET_KEY_CANADA, env.STRIPE_WEBHOOK_SECRET_CANADA);
  const isSandbox = env.DEMO && env.CARD_SANDBOX && !USA && !Canada;
  if (!isSandbox) return { USA, Canada, isSandbox };
  return { USA: sandboxKeys(secrets, 'USA'), Canada: sandboxKeys(secrets, 'Canada'), isSandbox };
}
