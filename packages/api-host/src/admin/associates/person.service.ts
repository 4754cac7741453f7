import {
  emailKey,
  foldText,
  fullName,
  isEmail,
  isTollFree,
  maskPhone,
  maskTaxIdentifier,
  messages,
  parsePhone,
  taxLabel,
} from '@upline/domain';
import { PROFILE_TRAIL, type ProfileTrail } from '../../account/profile/profile.audit.ts';
import {
  birthColumns,
  birthOf,
  ownAddress,
  ownMailing,
  taxColumns,
  taxIndex,
  taxPlace,
} from '../../account/profile/profile.record.ts';
import {
  judgeAddresses,
  judgeAltPhone,
  judgeBasics,
  judgeName,
  judgePreferredName,
  judgeUsername,
  type Refuse,
  refusing,
} from '../../account/profile/profile.rules.ts';
import { TAX_REVEALS } from '../../account/profile/profile.service.ts';
import { isTaken, isUsernameTaken, writeAssociate, writeUser } from '../../account/profile/profile.store.ts';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { shareGuardPromptly } from '../../network/changes/guard.service.ts';
import { AUDIT_LABELS, type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { addressLine } from '../../platform/operation/address.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { placeColumns } from '../../platform/operation/place-columns.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { emailChangeService } from '../../sessions/contact/email-change.service.ts';
import { isEmailTaken } from '../../sessions/contact/email-change.store.ts';
import { deletePhoneChange } from '../../sessions/contact/phone-change.store.ts';
import { holdPayoutChanges } from '../../sessions/factors/payout-hold.store.ts';
import { requireRecentConfirmation } from '../../sessions/recent-confirmation.ts';
import { securityMails } from '../../sessions/security-mails.ts';
import { countAttempt, tooManyAttempts } from '../../sessions/throttle/throttle.service.ts';
import { associateAnswers } from './associates.record.ts';
import { type AssociateRow, findAssociate } from './associates.store.ts';
import type { AssociateBody } from './person.schemas.ts';

/** A person in the words of the trail. */
interface PersonTrail extends ProfileTrail {
  readonly legal_first_name?: string;
  readonly legal_middle_name?: string | null;
  readonly legal_last_name?: string;
  readonly suffix?: string | null;
  readonly phone?: string | null;
  readonly phone_type?: string | null;
}

/** The tax identifier is compared in full and shown masked (R-AUD-02). */
const trailIn = (country: AssociateRow['country']): AuditFields<PersonTrail> => ({
  ...PROFILE_TRAIL,
  ssn: { label: AUDIT_LABELS.ssn, show: (tax) => maskTaxIdentifier(country, tax) },
  legal_first_name: { label: 'Legal First Name' },
  legal_middle_name: { label: 'Legal Middle Name' },
  legal_last_name: { label: 'Legal Last Name' },
  suffix: { label: 'Suffix' },
  phone: { label: AUDIT_LABELS.phone, show: maskPhone },
  phone_type: { label: 'Phone Type' },
});

const line = (given: Parameters<typeof addressLine>[0] | null) => given && addressLine(given);

/** Another request wrote the same a moment earlier. */
const TAKEN = {
  associate_npn_key: { field: 'npn', message: messages.unique('NPN') },
  associate_ssn_index_key: { field: 'ssn_sin', message: messages.unique('SSN') },
  app_user_username_key_key: { field: 'username', message: messages.unique('Username') },
} as const;

function refuseLate(error: unknown): never {
  for (const [constraint, refusal] of Object.entries(TAKEN))
    if (isUniqueViolation(error, constraint)) throw invalid([refusal]);
  throw error;
}

/** What the home office changes and sees of a person (domain.md 2.1, 2.2, 7.1; R-ACC-01). */
export function associatePersons(platform: Platform) {
  const { audit, vault } = platform;
  const answer = associateAnswers(platform);
  const mails = securityMails(platform);
  const emails = emailChangeService(platform);

  async function find({ db }: Pick<SignedInContext, 'db'>, code: string): Promise<AssociateRow> {
    const row = await findAssociate(db, code);
    if (!row) throw notFound();
    return row;
  }

  const taxOf = ({ code, ssn_sealed }: AssociateRow) =>
    ssn_sealed === null ? null : vault.open(taxPlace(code), ssn_sealed);

  const trailOf = (row: AssociateRow): PersonTrail => ({
    first_name: row.first_name,
    last_name: row.last_name,
    legal_first_name: row.legal_first_name,
    legal_middle_name: row.legal_middle_name,
    legal_last_name: row.legal_last_name,
    suffix: row.suffix,
    username: row.username,
    phone: row.phone,
    phone_type: row.phone_type,
    alt_phone: row.alt_phone,
    alt_phone_type: row.alt_phone_type,
    date_of_birth: birthOf(vault, row),
    gender: row.gender,
    marital_status: row.marital_status,
    language: row.language,
    npn: row.npn,
    ssn: taxOf(row),
    sin_expiry: row.sin_expiry,
    address: line(ownAddress(row)),
    mailing: line(ownMailing(row)),
  });

  /** Everything that is wrong with the form at once (R-GEN-01); what follows is in stored form. */
  function judge(body: AssociateBody, row: AssociateRow, today: string) {
    return refusing((refuse) => {
      const { suffix = null, gender = null, marital_status = null, language } = body;
      const name = judgePreferredName(body, refuse);
      const middle = body.legal_middle_name;
      const legal = {
        legal_first_name: judgeName('legal_first_name', 'Legal First Name', body.legal_first_name, refuse),
        legal_middle_name:
          middle === null ? null : judgeName('legal_middle_name', 'Legal Middle Name', middle, refuse),
        legal_last_name: judgeName('legal_last_name', 'Legal Last Name', body.legal_last_name, refuse),
        suffix,
      };
      const residing = { ...row, state: body.address.state.toUpperCase() };
      const { tax, ...basics } = judgeBasics(body, residing, today, refuse);
      const { address, mailing } = judgeAddresses(body, row, refuse);
      const phone = judgePhone(body, refuse);
      const alt = judgeAltPhone(body, { phone }, refuse);
      // A name from before the rule stays as long as nobody changes it.
      const isKept = body.username.toLowerCase() === row.username;
      const username = isKept ? row.username : judgeUsername(body.username, refuse);
      const email = body.email.trim();
      if (!isEmail(email)) refuse('email', messages.invalid('Email'));
      return {
        columns: { ...legal, gender, marital_status, ...basics },
        user: { ...name, ...alt, language, username, phone, phone_type: body.phone_type },
        address,
        mailing,
        tax,
        email,
      };
    });
  }

  /** Throws 422 for what another person has already. */
  async function refuseTaken(
    { db }: SignedInContext,
    row: AssociateRow,
    { columns, user, tax, email }: ReturnType<typeof judge>,
  ): Promise<void> {
    const taken = await Promise.all([
      columns.npn !== null &&
        (await isTaken(db, 'npn', columns.npn, row.code)) && {
          field: 'npn',
          message: messages.unique('NPN'),
        },
      tax !== undefined &&
        (await isTaken(db, 'ssn_index', taxIndex(vault, tax), row.code)) && {
          field: 'ssn_sin',
          message: `An account with this ${taxLabel(row)} already exists`,
        },
      (await isUsernameTaken(db, user.username, row.code)) && {
        field: 'username',
        message: messages.unique('Username'),
      },
      (await isEmailTaken(db, email, row.id)) && { field: 'email', message: messages.unique('Email') },
    ]);
    const errors = taken.filter((each) => each !== false);
    if (errors.length > 0) throw invalid(errors);
  }

  /** Tells the owner, on the old and the new channel, what was changed of what keeps the account safe (R-ACC-01). */
  async function notify(context: SignedInContext, before: AssociateRow, after: AssociateRow) {
    const isOther = (...names: (keyof AssociateRow)[]) => names.some((name) => before[name] !== after[name]);
    const what = [
      isOther('legal_first_name', 'legal_middle_name', 'legal_last_name', 'suffix') && 'legal name',
      isOther('ssn_index') && taxLabel(after),
      isOther('state') && 'state of residence',
      isOther('username') && 'username',
    ].filter((each) => each !== false);
    for (const each of what) await mails.recordChanged(context, before, each);
    if (!isOther('phone') || after.phone === null) return;
    await deletePhoneChange(context.db, after.id);
    await holdPayoutChanges(context.db, after.id, context.now);
    await mails.phoneChanged(context, before, after.phone);
    if (before.phone && before.phone_verified_at)
      await mails.phoneChangedText(context, before.phone, after.phone);
  }

  return {
    /** Changes a person at `version`, with a reason; what is as it was writes nothing (R-AUD-04). */
    async update(
      context: SignedInContext,
      code: string,
      version: number,
      body: AssociateBody,
    ): Promise<void> {
      const { db, now, today, caller } = context;
      await shareGuardPromptly(context);
      const before = await find(context, code);
      await refuseConflict(context, code);
      if (before.version !== version) throw staleVersion('associate', await answer(context, code));
      const judged = judge(body, before, today);
      await refuseTaken(context, before, judged);
      const { columns, user, address, mailing, tax, email } = judged;
      const birth = body.date_of_birth ?? birthOf(vault, before);
      const after: PersonTrail = {
        ...columns,
        ...user,
        date_of_birth: birth,
        ssn: tax ?? taxOf(before),
        address: line(address),
        mailing: line(mailing),
      };
      const changes = auditChanges<PersonTrail>(trailIn(before.country), trailOf(before), after);
      const isOtherEmail = emailKey(email) !== emailKey(before.email);
      if (changes.length === 0 && !isOtherEmail) return;
      await writeAssociate(db, code, {
        ...columns,
        ...placeColumns(address, mailing),
        ...(birth !== null && birthColumns(vault, code, birth)),
        ...(tax !== undefined && taxColumns(vault, before, tax)),
      }).catch(refuseLate);
      const keepsProof = before.phone === user.phone && user.phone_type === before.phone_type;
      const written = await writeUser(
        db,
        { code, version, now, by: caller.code },
        {
          ...user,
          name_key: foldText(fullName(user)),
          username_key: user.username,
          // Codes go to a number that its owner has confirmed, or else by email (S-25).
          ...(!keepsProof && { phone_verified_at: null, mfa_method: 'Email' as const }),
        },
      ).catch(refuseLate);
      if (!written) throw staleVersion('associate', await answer(context, code));
      const row = await find(context, code);
      audit.record(context, {
        action: 'update',
        entity: 'associate',
        entityId: code,
        entityLabel: fullName(row),
        ownerCode: code,
        changes,
        reason: body.reason,
      });
      if (isOtherEmail) await emails.askFor(context, code, email, body.reason);
      await notify(context, before, row);
    },

    /**
     * Tax identifier and birth date in full: with a reason and a password of the last five minutes, at most ten an hour, and
     * a trace that the owner sees as well (7.1, 8.2, S-69).
     */
    async reveal(context: SignedInContext, code: string, reason: string) {
      const { caller, now } = context;
      requireRecentConfirmation(caller, now);
      const row = await find(context, code);
      const counted = await countAttempt(context, TAX_REVEALS, caller.userId);
      if (!counted.allowed) throw tooManyAttempts(counted.until, now);
      const birth = birthOf(vault, row);
      const tax = row.ssn_last && maskTaxIdentifier(row.country, row.ssn_last);
      const year = birth && `**/**/${birth.slice(0, 4)}`;
      audit.record(context, {
        action: 'reveal',
        entity: 'associate',
        entityId: code,
        entityLabel: fullName(row),
        ownerCode: code,
        changes: [
          { field: AUDIT_LABELS.ssn, old: tax, new: tax },
          { field: 'Date of Birth', old: year, new: year },
        ],
        reason,
      });
      return {
        tax_identifier: taxOf(row),
        date_of_birth: birth,
      };
    },
  };
}

function judgePhone({ phone: given, phone_type }: AssociateBody, refuse: Refuse): string {
  const phone = parsePhone(given);
  if (phone === undefined) refuse('phone', messages.phone('Phone'));
  else if (phone_type === 'Mobile' && isTollFree(phone)) refuse('phone', messages.mobileNumber);
  return phone ?? given;
}
