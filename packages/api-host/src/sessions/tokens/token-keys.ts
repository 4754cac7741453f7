import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';

/** The one algorithm of every token we make; a header with another one is refused (S-26). */
export const ALGORITHM = 'EdDSA';

/** PKCS #8 frame of an Ed25519 private key; the 32 bytes of the seed follow it (RFC 8410). */
const ED25519_FRAME = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface SigningKeys {
  readonly current: { readonly id: string; readonly key: KeyObject };
  /** Undefined for a key id that is not ours. */
  publicKey(id: string | undefined): KeyObject | undefined;
}

/** Makes the key pairs of the configured seeds: the first signs, all verify, so that keys can be rotated. */
export function signingKeys({ secrets }: Pick<Config, 'secrets'>): SigningKeys {
  const pairs = secrets.tokenKeys.map(({ id, key }) => ({
    id,
    key: createPrivateKey({ key: Buffer.concat([ED25519_FRAME, key]), format: 'der', type: 'pkcs8' }),
  }));
  const [current] = pairs;
  if (!current) throw new Error('No signing key is configured');
  const publicKeys = new Map(pairs.map(({ id, key }) => [id, createPublicKey(key)]));
  return { current, publicKey: (id) => (id === undefined ? undefined : publicKeys.get(id)) };
}
