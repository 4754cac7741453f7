import type { Permission } from '@upline/domain';

/** Who is calling, read from the session row and the user row at the time of the request (never from the token). */
export interface Caller {
  readonly userId: string;
  readonly kind: 'Associate' | 'Admin' | 'SuperAdmin';
  /** Public code: `U000123` of an associate; admins carry one as well (`A000001`). */
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly sessionId: string;
  readonly audience: 'portal' | 'admin';
  readonly permissions: ReadonlySet<Permission>;
  /** Codes of the associates whom an admin declared a relative (R-ADM-02); an associate has none. */
  readonly relatives: ReadonlySet<string>;
  readonly isSeniorLevel: boolean;
  readonly isBeta: boolean;
  readonly country: 'USA' | 'Canada';
  /** Suspended associates read but do not write. */
  readonly isReadOnly: boolean;
  /** An associate without a signed agreement, or with a new one to sign (R-ASC-04). */
  readonly mustSign: boolean;
  /** Set while an admin views as this associate (domain.md 7.3). */
  readonly proxyAdminCode: string | undefined;
  /** When the person last proved who they are, by signing in or by `confirmIdentity`; see `requireRecentConfirmation`. */
  readonly confirmedAt: Date;
}
