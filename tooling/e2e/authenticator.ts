import { Secret, TOTP } from 'otpauth';

/** What an authenticator app set up with this key shows, now or so many milliseconds from now. */
export const appCode = (key: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead });
