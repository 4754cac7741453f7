import { foldText, fullName, maskTaxIdentifier, taxLabel, messages as words } from '@upline/domain';
import { shareGuardPromptly } from '../../network/changes/guard.service.ts';
import { AUDIT_LABELS, auditChanges } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { addressLine } from '../../platform/operation/address.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { placeColumns } from '../../platform/operation/place-columns.ts';
import { forbidden, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireSecondStep } from '../../sessions/factors/step-up.service.ts';
import { securityMails } from '../../sessions/security-mails.ts';
import { countAttempt, type Limit, tooManyAttempts } from '../../sessions/throttle/throttle.service.ts';
import { PROFILE_TRAIL, type ProfileTrail } from './profile.audit.ts';
import {
  birthColumns,
  birthOf,
  lastOf,
  ownAddress,
  ownMailing,
  taxColumns,
  taxIndex,
  taxPlace,
  toProfile,
  usernameChangeFrom,
} from './profile.record.ts';
import {
  checkAddresses,
  checkAltPhone,
  checkBasicInformation,
  checkPreferredName,
  checkUsername,
} from './profile.rules.ts';
import type {
  AddressBody,
  AltPhoneBody,
  BasicInformationBody,
  PreferredNameBody,
  ProfileAnswer,
} from './profile.schemas.ts';
import {
  type AssociateColumns,
  findProfile,
  isTaken,
  isUsernameTaken,
  type ProfileRow,
  type UserColumns,
  writeAssociate,
  writeUser,
} from './profile.store.ts';

const refuse = (field: string, message: string) => invalid([{ field, message }]);

/** What a form changes: rows of both tables, and the same in the words of the trail. */
interface Change {
  readonly associate?: AssociateColumns;
  readonly user?: UserColumns;
  readonly before: ProfileTrail;
  readonly after: ProfileTrail;
}

/** The own record of an associate and the forms that change it (domain.md 2.1, 2.2, R-ACC-01, R-ACC-02). */
export function profiles(platform: Pick<Platform, 'audit' | 'vault' | 'messages'>) {
  const { audit, vault } = platform;
  const mails = securityMails(platform);

  /** Admins have no such record. */
  async function own({ db, caller, today }: SignedInContext): Promise<ProfileRow> {
    const row = await findProfile(db, caller.code, today);
    if (!row) throw forbidden();
    return row;
  }

  const get = async (context: SignedInContext): Promise<ProfileAnswer> =>
    toProfile(vault, await own(context), context.now);

  /** Judges and writes one form at `version`; what is as it was writes nothing (R-AUD-04). */
  async function edit(
    context: SignedInContext,
    version: number,
    change: (row: ProfileRow) => Promise<Change> | Change,
  ): Promise<{ readonly answer: ProfileAnswer; readonly before: ProfileRow; readonly isChanged: boolean }> {
    const { db, now, caller } = context;
    await shareGuardPromptly(context);
    const row = await own(context);
    const stale = async () => staleVersion('account', await get(context));
    if (row.version !== version) throw await stale();
    const { associate, user, before, after } = await change(row);
    const changes = auditChanges<ProfileTrail>(PROFILE_TRAIL, before, after);
    if (changes.length === 0) return { answer: toProfile(vault, row, now), before: row, isChanged: false };
    if (associate) await writeAssociate(db, caller.code, associate);
    if (!(await writeUser(db, { code: caller.code, version, now }, user))) throw await stale();
    const written = await own(context);
    audit.record(context, {
      action: 'update',
      entity: 'profile',
      entityId: row.code,
      entityLabel: fullName(written),
      ownerCode: row.code,
      changes,
    });
    return { answer: toProfile(vault, written, now), before: row, isChanged: true };
  }

  return {
    get,

    async basicInformation(context: SignedInContext, version: number, body: BasicInformationBody) {
      const { db, caller, today } = context;
      let label: string | undefined;
      const { answer, before } = await edit(context, version, async (row) => {
        const birth = birthOf(vault, row);
        const { tax, date_of_birth, language, ...fields } = checkBasicInformation(body, row, birth, today);
        if (fields.npn !== null && (await isTaken(db, 'npn', fields.npn, caller.code)))
          throw refuse('npn', words.unique('NPN'));
        if (tax && (await isTaken(db, 'ssn_index', taxIndex(vault, tax), caller.code))) throw taxTaken(row);
        const last = tax && lastOf(row, tax);
        if (tax) label = taxLabel(row);
        const masked = (digits: string | null | undefined) =>
          digits ? maskTaxIdentifier(row.country, digits) : null;
        return {
          associate: {
            ...fields,
            ...(birth === null && date_of_birth !== null && birthColumns(vault, caller.code, date_of_birth)),
            ...(tax && taxColumns(vault, row, tax)),
          },
          user: { language },
          before: { ...trailOf(row), date_of_birth: birth, ssn: masked(row.ssn_last) },
          after: { ...fields, language, date_of_birth, ssn: masked(last ?? row.ssn_last) },
        };
      }).catch((error: unknown) => {
        // Another request wrote the same number a moment earlier.
        if (isUniqueViolation(error, 'associate_npn_key')) throw refuse('npn', words.unique('NPN'));
        throw error;
      });
      if (label) await mails.recordChanged(context, before, label);
      return answer;
    },

    async preferredName(context: SignedInContext, version: number, body: PreferredNameBody) {
      const { answer } = await edit(context, version, (row) => {
        const name = checkPreferredName(body);
        return {
          user: { ...name, name_key: foldText(fullName(name)) },
          before: { first_name: row.first_name, last_name: row.last_name },
          after: name,
        };
      });
      return answer;
    },

    /** A new state is announced to the old and the new channel, which are the same here (R-ACC-01). */
    async address(context: SignedInContext, version: number, body: AddressBody) {
      const { answer, before } = await edit(context, version, (row) => {
        const { address, mailing } = checkAddresses(body, row);
        const was = { address: ownAddress(row), mailing: ownMailing(row) };
        const line = (given: typeof mailing) => given && addressLine(given);
        return {
          associate: placeColumns(address, mailing),
          before: { address: line(was.address), mailing: line(was.mailing) },
          after: { address: line(address), mailing: line(mailing) },
        };
      });
      if (answer.address?.state !== before.state)
        await mails.recordChanged(context, before, 'state of residence');
      return answer;
    },

    async altPhone(context: SignedInContext, version: number, body: AltPhoneBody) {
      const { answer } = await edit(context, version, (row) => {
        const after = checkAltPhone(body, row);
        const { alt_phone, alt_phone_type } = row;
        return { user: after, before: { alt_phone, alt_phone_type }, after };
      });
      return answer;
    },

    /** The own tax identifier in full: a second step of the last five minutes, at most ten an hour, a trace (7.1, S-69). */
    async reveal(context: SignedInContext): Promise<{ value: string }> {
      const { caller, now } = context;
      await requireSecondStep(context);
      const row = await own(context);
      if (row.ssn_sealed === null || row.ssn_last === null) throw notFound();
      const counted = await countAttempt(context, TAX_REVEALS, caller.userId);
      if (!counted.allowed) throw tooManyAttempts(counted.until, now);
      const masked = maskTaxIdentifier(row.country, row.ssn_last);
      audit.record(context, {
        action: 'reveal',
        entity: 'profile',
        entityId: row.code,
        entityLabel: fullName(row),
        ownerCode: row.code,
        changes: [{ field: AUDIT_LABELS.ssn, old: masked, new: masked }],
      });
      return { value: vault.open(taxPlace(row.code), row.ssn_sealed) };
    },

    /** Once in 30 days. */
    async username(context: SignedInContext, version: number, given: string) {
      const { db, now, caller } = context;
      const taken = () => refuse('username', words.unique('Username'));
      const { answer, before, isChanged } = await edit(context, version, async (row) => {
        const username = checkUsername(given);
        const from = username === row.username ? null : usernameChangeFrom(row, now);
        if (from) throw refuse('username', tooEarly);
        if (await isUsernameTaken(db, username, caller.code)) throw taken();
        return {
          user: { username, username_key: username, username_changed_at: now },
          before: { username: row.username },
          after: { username },
        };
      }).catch((error: unknown) => {
        // Another request took the name a moment earlier.
        throw isUniqueViolation(error) ? taken() : error;
      });
      if (isChanged) await mails.recordChanged(context, before, 'username');
      return answer;
    },
  };
}

/** Tax identifiers shown in full, an hour and person (S-69). */
export const TAX_REVEALS: Limit = { name: 'tax-reveal', attempts: 10, windowMs: 3_600_000, blockMs: 0 };

const tooEarly = 'Username can be changed once in 30 days';

const taxTaken = (row: ProfileRow) =>
  refuse('ssn_sin', `An account with this ${taxLabel(row)} already exists`);

const trailOf = ({ gender, marital_status, language, npn, sin_expiry }: ProfileRow): ProfileTrail => ({
  gender,
  marital_status,
  language,
  npn,
  sin_expiry,
});
