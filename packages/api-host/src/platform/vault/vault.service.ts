import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { KeyRing } from '../config/config.ts';
import type { SealedColumn, Vault, VaultPlace } from './vault.ts';

const VERSION = 'v1';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed text that cannot be opened here. The message never holds the value. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
}

/** The place as bytes that no other place can produce. */
const placeBytes = ({ table, column, id }: VaultPlace) => Buffer.from(JSON.stringify([table, column, id]));

/** Random bytes are drawn by the page: a record with several secrets needs a dozen times a few of them. */
const PAGE_BYTES = 4_096;
let page = Buffer.alloc(0);
let used = 0;

/** Fresh random bytes; none is ever handed out twice. */
function fresh(bytes: number): Buffer {
  if (used + bytes > page.length) {
    page = randomBytes(PAGE_BYTES);
    used = 0;
  }
  used += bytes;
  return page.subarray(used - bytes, used);
}

function encrypt(key: Buffer, aad: Buffer, clear: Buffer): string {
  const nonce = fresh(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(aad);
  const body = Buffer.concat([cipher.update(clear), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, aad: Buffer, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new VaultError('A sealed value is damaged');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(aad)
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new VaultError('A sealed value was altered, moved or sealed under another key');
  }
}

/**
 * Makes the vault. Values are sealed under the first key of the ring and opened under any of them, so a new key is put in
 * front, the rotation job re-wraps, and the old key is taken out once its values are gone. `indexKey` stays for ever.
 */
export function makeVault(keys: KeyRing, indexKey: Buffer): Vault {
  const ring = new Map(keys.map(({ id, key }) => [id, key]));
  const [current] = keys;
  const columns: SealedColumn[] = [];

  const parse = (sealed: string) => {
    const [version, keyId = '', wrapped = '', body = '', ...rest] = sealed.split('.');
    if (version !== VERSION || rest.length > 0) throw new VaultError('A sealed value is damaged');
    return { keyId, wrapped, body };
  };
  const keyOf = (id: string) => {
    const key = ring.get(id);
    if (!key) throw new VaultError(`A value is sealed under the key "${id}", which this host does not have`);
    return key;
  };

  return {
    currentKeyId: current.id,
    columns,
    registerColumn: (column) => {
      if (!columns.some(({ table, column: name }) => table === column.table && name === column.column))
        columns.push(column);
    },

    seal(place, clear) {
      const aad = placeBytes(place);
      const dataKey = fresh(KEY_BYTES);
      const body = encrypt(dataKey, aad, Buffer.from(clear));
      return [VERSION, current.id, encrypt(current.key, aad, dataKey), body].join('.');
    },

    open(place, sealed) {
      const aad = placeBytes(place);
      const { keyId, wrapped, body } = parse(sealed);
      return decrypt(decrypt(keyOf(keyId), aad, wrapped), aad, body).toString();
    },

    rewrap(place, sealed) {
      const { keyId, wrapped, body } = parse(sealed);
      if (keyId === current.id) return sealed;
      const aad = placeBytes(place);
      const dataKey = decrypt(keyOf(keyId), aad, wrapped);
      return [VERSION, current.id, encrypt(current.key, aad, dataKey), body].join('.');
    },

    keyIdOf: (sealed) => parse(sealed).keyId,

    blindIndex: (purpose, clear) =>
      createHmac('sha256', indexKey)
        .update(JSON.stringify([purpose, clear]))
        .digest('base64url'),
  };
}
