import {
  emailKey,
  foldText,
  fullName,
  isEmail,
  isPersonName,
  isUsername,
  messages,
  tidyName,
} from '@upline/domain';
import type { z } from 'zod';
import { type AuditFields, auditChanges, auditReference } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteDevicesOf } from '../../sessions/devices/devices.store.ts';
import { factorResetService } from '../../sessions/factors/factor-reset.service.ts';
import { invitationService } from '../../sessions/passwords/invitation.service.ts';
import { dropResets } from '../../sessions/passwords/reset.store.ts';
import { requireRecentConfirmation } from '../../sessions/recent-confirmation.ts';
import { securityMails } from '../../sessions/security-mails.ts';
import { endSession, endSessionsOf } from '../../sessions/session/sessions.store.ts';
import {
  hasPassword,
  isDisabled,
  isEnabled,
  isInvited,
  isSomebodyElse,
  leavesSuperAdmin,
} from './admins.actions.ts';
import type { adminPersonBody, newAdminBody, roleBody } from './admins.schemas.ts';
import * as store from './admins.store.ts';

type Role = Pick<z.output<typeof roleBody>, 'kind' | 'roles'>;
export type NewAdmin = Omit<z.output<typeof newAdminBody>, 'reason'>;

/** What the trail says of an admin. */
const FIELDS: AuditFields<{
  name: string;
  email: string;
  username: string;
  kind: string;
  roles: string[];
  status: string;
}> = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  username: { label: 'Username' },
  kind: { label: 'Kind' },
  roles: { label: 'Roles' },
  status: { label: 'Status' },
};

function checkRole({ kind, roles }: Role): string[] {
  if (kind === 'SuperAdmin') return [];
  if (roles.length === 0) throw invalid([{ field: 'roles', message: messages.required('Roles') }]);
  return [...roles];
}

/** Names, address and username in the shape they are stored in. Throws 422 under the field that is wrong. */
function checkedPerson(given: Pick<NewAdmin, 'first_name' | 'last_name' | 'email' | 'username'>) {
  const first_name = tidyName(given.first_name);
  const last_name = tidyName(given.last_name);
  const username = given.username.toLowerCase();
  const errors = [
    ...(isPersonName(first_name) ? [] : [{ field: 'first_name', message: messages.invalid('First Name') }]),
    ...(isPersonName(last_name) ? [] : [{ field: 'last_name', message: messages.invalid('Last Name') }]),
    ...(isEmail(given.email) ? [] : [{ field: 'email', message: messages.invalid('Email') }]),
    ...(username.length < 4
      ? [{ field: 'username', message: messages.minLength('Username', 4) }]
      : isUsername(username)
        ? []
        : [{ field: 'username', message: messages.username }]),
  ];
  if (errors.length > 0) throw invalid(errors);
  return {
    first_name,
    last_name,
    name_key: foldText(`${first_name} ${last_name}`),
    email: given.email,
    email_key: emailKey(given.email),
    username,
    username_key: username,
  };
}

const taken = (which: { email: boolean; username: boolean }) =>
  invalid([
    ...(which.email ? [{ field: 'email', message: messages.unique('Email') }] : []),
    ...(which.username ? [{ field: 'username', message: messages.unique('Username') }] : []),
  ]);

/** Who may use the admin app and what each may do there (domain.md 7.1, 7.2). */
export function adminsService(platform: Platform) {
  const { audit } = platform;
  const invitations = invitationService(platform);
  const factors = factorResetService(platform);
  const mails = securityMails(platform);

  /** The admin, judged while nobody else changes who is one. */
  async function locked({ db }: Context, code: string) {
    await store.lockAdmins(db);
    const row = await store.findAdmin(db, code);
    if (!row) throw notFound();
    return row;
  }

  async function change(
    context: SignedInContext,
    row: store.AdminRow,
    to: Parameters<typeof store.changeAdmin>[2],
    reason: string,
  ) {
    await store.changeAdmin(context.db, row.code, to, { code: context.caller.code, now: context.now });
    const after = (await store.findAdmin(context.db, row.code)) as store.AdminRow;
    audit.record(context, {
      action: 'update',
      entity: 'admin',
      entityId: row.code,
      entityLabel: auditReference(fullName(row), row.code),
      ownerCode: row.code,
      reason,
      changes: auditChanges(FIELDS, shown(row), shown(after)),
    });
  }

  /** Writes the admin's row and its entry in the trail; no password, no mail. The caller holds `lockAdmins`. */
  async function insert(context: Context, given: NewAdmin, reason: string) {
    const { db, now, caller } = context;
    const person = checkedPerson(given);
    const admin_roles = checkRole(given);
    const which = await store.takenOf(db, { email: person.email_key, username: person.username_key });
    if (which.email || which.username) throw taken(which);
    const code = await store.nextAdminCode(db);
    const by = caller?.code ?? null;
    const row = { ...person, code, kind: given.kind, admin_roles };
    const stamps = { created_at: now, created_by: by, updated_at: now, updated_by: by };
    const id = await store.insertAdmin(db, { ...row, ...stamps }).catch((error: unknown) => {
      // An associate took the address or the username in this very moment.
      if (isUniqueViolation(error)) throw taken({ email: true, username: false });
      throw error;
    });
    const name = fullName(row);
    audit.record(context, {
      action: 'create',
      entity: 'admin',
      entityId: code,
      entityLabel: auditReference(name, code),
      ownerCode: code,
      reason,
      changes: auditChanges(FIELDS, undefined, {
        name,
        email: row.email,
        username: row.username,
        kind: row.kind,
        roles: admin_roles,
        status: 'Invited',
      }),
    });
    return { id, ...row };
  }

  return {
    /** Makes an admin and mails the link to choose a password. */
    async create(context: SignedInContext, { reason, ...given }: z.output<typeof newAdminBody>) {
      requireRecentConfirmation(context.caller, context.now);
      await store.lockAdmins(context.db);
      const admin = await insert(context, given, reason);
      await invitations.invite(context, admin);
      return admin.code;
    },

    /** Makes the first super admin of a system; undefined where there is one. Returns the link to choose a password. */
    async createFirst(context: Context, person: Omit<NewAdmin, 'kind' | 'roles'>, linkMs: number) {
      await store.lockAdmins(context.db);
      if (await store.isSuperAdminThere(context.db)) return undefined;
      const admin = await insert(
        context,
        { ...person, kind: 'SuperAdmin', roles: [] },
        'First super admin, made by command',
      );
      return { code: admin.code, link: await invitations.linkFor(context, admin.id, linkMs) };
    },

    /** With another address nothing that went to the old one opens the account any more. */
    async update(
      context: SignedInContext,
      code: string,
      version: number,
      { reason, ...given }: z.output<typeof adminPersonBody>,
    ) {
      requireRecentConfirmation(context.caller, context.now);
      const { db, now, caller } = context;
      const row = await locked(context, code);
      demand(isEnabled, row, caller);
      if (row.version !== version) throw staleVersion('admin');
      const { first_name, last_name, name_key, email, email_key } = checkedPerson({
        ...given,
        username: row.username,
      });
      const isMoved = email_key !== emailKey(row.email);
      if (isMoved && code === caller.code)
        throw invalid([{ field: 'email', message: 'Change your own email in your account' }]);
      if (isMoved && (await store.takenOf(db, { email: email_key, username: '' })).email)
        throw taken({ email: true, username: false });
      await change(context, row, { first_name, last_name, name_key, email, email_key }, reason).catch(
        (error: unknown) => {
          throw isUniqueViolation(error) ? taken({ email: true, username: false }) : error;
        },
      );
      if (!isMoved) return;
      await endSessionsOf(db, { userId: row.id, now, reason: 'Email changed by a super admin' });
      await deleteDevicesOf(db, row.id);
      await dropResets(db, row.id, now);
      const moved = { ...row, first_name, last_name, email };
      for (const to of [row, moved]) await mails.recordChanged(context, { ...to, phone: null }, 'email');
      if (row.status === 'Invited') await invitations.invite(context, moved);
    },

    async setRole(
      context: SignedInContext,
      code: string,
      version: number,
      { kind, roles, reason }: z.output<typeof roleBody>,
    ) {
      requireRecentConfirmation(context.caller, context.now);
      const row = await locked(context, code);
      demand([isSomebodyElse, isEnabled], row, context.caller);
      if (row.version !== version) throw staleVersion('admin');
      if (kind !== 'SuperAdmin') demand(leavesSuperAdmin, row, context.caller);
      await change(context, row, { kind, admin_roles: checkRole({ kind, roles }) }, reason);
    },

    /** Sends another link; the one before stops working. */
    async invite(context: SignedInContext, code: string) {
      const row = await locked(context, code);
      demand(isInvited, row, context.caller);
      await invitations.invite(context, row);
      audit.record(context, {
        action: 'create',
        entity: 'admin_invitation',
        entityId: row.code,
        entityLabel: auditReference(fullName(row), row.code),
        ownerCode: row.code,
      });
    },

    /** Nobody signs in as a disabled admin: sessions, remembered devices and links end at once. */
    async disable(context: SignedInContext, code: string, version: number, reason: string) {
      requireRecentConfirmation(context.caller, context.now);
      const { db, now, caller } = context;
      const row = await locked(context, code);
      demand([isSomebodyElse, isEnabled, leavesSuperAdmin], row, caller);
      if (row.version !== version) throw staleVersion('admin');
      await endSessionsOf(db, { userId: row.id, now, reason: 'Admin disabled' });
      await deleteDevicesOf(db, row.id);
      await dropResets(db, row.id, now);
      await change(context, row, { status: 'Suspended' }, reason);
    },

    async enable(context: SignedInContext, code: string, version: number, reason: string) {
      requireRecentConfirmation(context.caller, context.now);
      const row = await locked(context, code);
      demand([isSomebodyElse, isDisabled], row, context.caller);
      if (row.version !== version) throw staleVersion('admin');
      await change(context, row, { status: 'Active' }, reason);
    },

    async resetSecondStep(context: SignedInContext, code: string, reason: string) {
      const row = await locked(context, code);
      demand([isSomebodyElse, hasPassword], row, context.caller);
      await factors.reset(context, code, reason, 'admin');
    },

    /** Ends one session of the admin, or all of them. Throws 404 for one that is not theirs or has ended. */
    async endSessions(context: SignedInContext, code: string, reason: string, sessionId?: string) {
      const { db, now } = context;
      const row = await locked(context, code);
      const ending = { userId: row.id, now, reason: 'Ended by a super admin' };
      const ended =
        sessionId === undefined
          ? (await endSessionsOf(db, ending)) > 0 && { id: row.id, device: 'All sessions' }
          : await endSession(db, { ...ending, id: sessionId });
      if (!ended) {
        if (sessionId !== undefined) throw notFound();
        return;
      }
      audit.record(context, {
        action: 'delete',
        entity: 'session',
        entityId: ended.id,
        entityLabel: `${ended.device} of ${auditReference(fullName(row), row.code)}`,
        ownerCode: row.code,
        reason,
      });
    },
  };
}

const shown = (row: store.AdminRow) => ({
  name: fullName(row),
  email: row.email,
  username: row.username,
  kind: row.kind,
  roles: row.admin_roles,
  status: row.status,
});
