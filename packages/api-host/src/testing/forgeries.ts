import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/**
 * Forged copies of a genuine token, by the name of the trick; every one must be answered 401 (S-26). `publicKey` is the
 * text an attacker would take for the secret of a symmetric algorithm.
 */
export function forgeries(token: string, publicKey = 'public key'): Readonly<Record<string, string>> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = decode(head);
  const payload = decode(body);
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const signed = (text: string) => `${text}.${sign(null, Buffer.from(text), stranger).toString('base64url')}`;
  const hmac = (text: string) =>
    `${text}.${createHmac('sha256', publicKey).update(text).digest('base64url')}`;
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  return {
    'algorithm none': `${encode({ ...header, alg: 'none' })}.${body}.`,
    'algorithm none, spelled oddly': `${encode({ ...header, alg: 'nOnE' })}.${body}.`,
    'symmetric algorithm with the public key': hmac(`${encode({ ...header, alg: 'HS256' })}.${body}`),
    'changed payload': `${head}.${encode({ ...payload, sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
    'longer life': `${head}.${encode({ ...payload, exp: 4_102_444_800 })}.${signature}`,
    'changed signature': `${head}.${body}.${flipped}`,
    'empty signature': `${head}.${body}.`,
    'signed by a stranger': signed(`${head}.${body}`),
    'key of a stranger': signed(`${encode({ ...header, kid: 'stranger' })}.${body}`),
    'key in the header': signed(
      `${encode({ ...header, jwk: { kty: 'OKP', crv: 'Ed25519', x: publicKey } })}.${body}`,
    ),
    'two parts only': `${head}.${body}`,
    'not a token': 'Zm9yZ2Vk',
  };
}
