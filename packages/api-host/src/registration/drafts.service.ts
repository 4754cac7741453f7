import { emailKey, levelOf, taxLabel, messages as words } from '@upline/domain';
import type { z } from 'zod';
import { lastOf, taxIndex } from '../account/profile/profile.record.ts';
import { judgeUsername } from '../account/profile/profile.rules.ts';
import { isUsernameTaken } from '../account/profile/profile.store.ts';
import { adminsWith, superAdmins } from '../notifications/recipients.store.ts';
import { messageSender } from '../notifications/send-messages.ts';
import type { Context } from '../platform/operation/operation.ts';
import { invalid } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { hashSecret, randomToken } from '../sessions/secrets.ts';
import { countOrRefuse, REGISTRATION_LIMITS as LIMITS } from './registration-limits.ts';
import { registrationMails } from './registration-mails.ts';
import { birthOf, sealed } from './registration-secrets.ts';
import { REGISTRATION_OFFICE_MESSAGES } from './registrations.messages.ts';
import { invalidLink, notOpen, stepMissing, unknownDraft } from './registrations.problems.ts';
import { missingBefore } from './registrations.record.ts';
import {
  judgeAddressStep,
  judgeBackground,
  judgeGuarantee,
  judgeLicense,
  judgePersonal,
  resumableUntil,
} from './registrations.rules.ts';
import type {
  addressBody,
  BackgroundAnswers,
  LicenseBody,
  PersonalBody,
  planBody,
  startBody,
} from './registrations.schemas.ts';
import * as store from './registrations.store.ts';
import type { Draft } from './registrations.tables.ts';

/** The columns of a promised level; the same one as before stays as it was decided. */
function guaranteeColumns(
  draft: Draft,
  asked: ReturnType<typeof judgeGuarantee>,
  now: Date,
): Partial<Pick<Draft, keyof typeof NO_GUARANTEE>> {
  if (asked === null) return NO_GUARANTEE;
  const { level, note } = asked;
  if (draft.guaranteed_level === level && draft.guarantee_note === note) return {};
  return {
    ...NO_GUARANTEE,
    guaranteed_level: level,
    guarantee_note: note,
    guarantee_status: 'Pending',
    guarantee_asked_at: now,
  };
}

type Step = 'personal' | 'address' | 'background' | 'license';

/** The signed texts name the person, the country and the plan, so they are signed again when one of these changes. */
const UNSIGNED = { signatures: null, signed_at: null } as const;

/** No level is promised. */
const NO_GUARANTEE = {
  guaranteed_level: null,
  guarantee_note: null,
  guarantee_status: null,
  guarantee_asked_at: null,
  guarantee_decided_at: null,
  guarantee_decided_by: null,
  guarantee_reason: null,
} as const;

/** Drafts of people who register: begun by a link, saved step by step, resumed (domain.md 2.30). */
export function registrationDrafts(platform: Platform) {
  const { config, vault, audit } = platform;
  const mails = registrationMails(platform);
  const { send } = messageSender(platform);
  const hashOf = (token: string) => hashSecret(config, 'registration', token);

  function record(context: Context, draft: Draft, field: string, value: string): void {
    audit.record(context, {
      action: 'update',
      entity: 'registration',
      entityId: draft.id,
      entityLabel: store.registrationNumber(draft),
      changes: [{ field, old: null, new: value }],
    });
  }

  const isOver = (draft: Draft, now: Date) => draft.expires_at <= now;

  async function find({ db, now }: Pick<Context, 'db' | 'now'>, token: string): Promise<Draft> {
    const draft = await store.findByToken(db, hashOf(token));
    if (!draft || isOver(draft, now)) throw unknownDraft();
    return draft;
  }

  /** The draft, locked. */
  async function lock({ db, now }: Pick<Context, 'db' | 'now'>, token: string): Promise<Draft> {
    const draft = await store.lockByToken(db, hashOf(token));
    if (!draft || isOver(draft, now)) throw unknownDraft();
    return draft;
  }

  /** Locks the draft for a change of the step: it must be open, its sponsor Active, and all earlier steps done. */
  async function lockFor(context: Context, token: string, step: Step | 'plan' | 'agreement'): Promise<Draft> {
    const draft = await lock(context, token);
    if (draft.status !== 'Open') throw notOpen();
    if (!(await store.findSponsor(context.db, draft.upline_code))) throw invalidLink();
    if (missingBefore(draft, step)) throw stepMissing();
    return draft;
  }

  /** Limits how often a draft or an IP address may learn whether somebody is known (S-24). */
  async function countIdentity(context: Context, draft: Draft): Promise<void> {
    await countOrRefuse(context, LIMITS.identityOfDraft, draft.id);
    await countOrRefuse(context, LIMITS.identityOfAddress, context.ip);
  }

  /** R-REG-03: the code of a former associate with this tax identifier; undefined for a new person. */
  async function judgeIdentity(
    context: Context,
    draft: Draft,
    { email, tax }: { readonly email: string; readonly tax: string | undefined },
  ): Promise<string | undefined> {
    const isOtherEmail = draft.email_key !== emailKey(email);
    const isOtherTax = tax !== undefined && draft.ssn_index !== taxIndex(vault, tax);
    if (!isOtherEmail && !isOtherTax) return undefined;
    const holder = tax === undefined ? undefined : await store.holderOfTax(context.db, taxIndex(vault, tax));
    const hasLeft = holder?.status === 'Resigned' || holder?.status === 'Terminated';
    const errors = [
      ...(isOtherEmail && !hasLeft && (await store.isEmailKnown(context.db, emailKey(email)))
        ? [{ field: 'email', message: words.unique('Email') }]
        : []),
      ...(holder && !hasLeft
        ? [{ field: 'ssn_sin', message: `An account with this ${taxLabel(draft)} already exists` }]
        : []),
    ];
    if (errors.length > 0) throw invalid(errors);
    return hasLeft ? holder?.code : undefined;
  }

  async function beginReview(context: Context, draft: Draft, former: string): Promise<void> {
    await mails.inReview(context, draft);
    record(context, draft, 'Status', 'In Review');
    await send(context, REGISTRATION_OFFICE_MESSAGES['registration-review-office'], {
      to: await superAdmins(context.db),
      values: {
        number: store.registrationNumber(draft),
        name: `${draft.personal?.first_name} ${draft.personal?.last_name}`,
        email: String(draft.email),
        tax: taxLabel(draft),
        former,
      },
      link: `/registrations/${draft.id}`,
      about: `registration:${draft.id}`,
    });
  }

  /** R-LVL-05: an admin decides whether the level was promised. */
  async function askForGuarantee(context: Context, draft: Draft): Promise<void> {
    const { personal, guaranteed_level, upline_code } = draft;
    const { name } = levelOf(guaranteed_level ?? 'TA');
    record(context, draft, 'Guaranteed Level', name);
    await send(context, REGISTRATION_OFFICE_MESSAGES['registration-guarantee-office'], {
      to: await adminsWith(context.db, 'associates.manage'),
      values: {
        name: `${personal?.first_name} ${personal?.last_name}`,
        upline: upline_code,
        level: name,
      },
      link: `/approvals/guaranteed-level/${draft.id}`,
      about: `registration:${draft.id}`,
    });
  }

  return {
    find,
    lock,
    lockFor,
    record,

    async sponsor(context: Context, given: string): Promise<store.SponsorRow> {
      const found = /^[A-Za-z][0-9]{6}$/.test(given)
        ? await store.findSponsor(context.db, given.toUpperCase())
        : undefined;
      if (!found) throw invalidLink();
      return found;
    },

    /** Begins a draft under an Active sponsor. Returns its secret token, which is known to nobody else. */
    async start(
      context: Context,
      body: z.output<typeof startBody>,
    ): Promise<{ token: string; draft: Draft }> {
      const { db, now } = context;
      const upline = await store.findSponsor(db, body.upline);
      if (!upline) throw invalidLink();
      const token = randomToken();
      const draft = await store.insertDraft(db, {
        channel: body.channel,
        upline_code: upline.code,
        country: body.country,
        plan: body.plan,
        token_hash: hashOf(token),
        expires_at: resumableUntil(now),
        created_at: now,
        created_by: null,
        updated_at: now,
        updated_by: null,
      });
      audit.record(context, {
        action: 'create',
        entity: 'registration',
        entityId: draft.id,
        entityLabel: store.registrationNumber(draft),
        changes: [{ field: 'Upline', old: null, new: upline.code }],
      });
      return { token, draft };
    },

    /** Saves step 1 again. If the country changes, identifiers and addresses are asked for again. */
    async savePlan(context: Context, { token, country, plan }: z.output<typeof planBody>): Promise<Draft> {
      const draft = await lockFor(context, token, 'plan');
      const isOtherCountry = draft.country !== country;
      if (!isOtherCountry && draft.plan === plan) return draft;
      record(context, draft, 'Step', 'Country and plan');
      return store.writeDraft(context.db, draft.id, {
        country,
        plan,
        ...UNSIGNED,
        payment_id: null,
        ...(isOtherCountry && {
          personal: null,
          birth_sealed: null,
          ssn_sealed: null,
          ssn_index: null,
          ssn_last: null,
          sin_expiry: null,
          address: null,
          license: null,
          ...NO_GUARANTEE,
        }),
        updated_at: context.now,
      });
    },

    /** Step 2. A super admin reviews people who left before (R-REG-03); all others get the link with which they can resume. */
    async savePersonal(context: Context, { token, ...body }: PersonalBody): Promise<Draft> {
      const { db, now, today } = context;
      const draft = await lockFor(context, token, 'personal');
      const judged = judgePersonal({ token, ...body }, draft, today);
      const { personal, birth, email, tax, sin_expiry } = judged;
      const former = await judgeIdentity(context, draft, judged);
      const isFirst = draft.email_key !== emailKey(email);
      const written = await store.writeDraft(db, draft.id, {
        personal: JSON.stringify(personal),
        birth_sealed: sealed.of(vault, draft.id).seal('birth_sealed', birth),
        ...(tax !== undefined && {
          ssn_sealed: sealed.of(vault, draft.id).seal('ssn_sealed', tax),
          ssn_index: taxIndex(vault, tax),
          ssn_last: lastOf(draft, tax),
        }),
        sin_expiry,
        email,
        email_key: emailKey(email),
        ...(isFirst && { email_proved_at: null }),
        phone: personal.phone,
        // The level was promised to one person; another identifier may be another one.
        ...(tax !== undefined &&
          draft.guarantee_status === 'Approved' &&
          draft.ssn_index !== taxIndex(vault, tax) && {
            guarantee_status: 'Pending' as const,
            guarantee_asked_at: now,
            guarantee_decided_at: null,
            guarantee_decided_by: null,
            guarantee_reason: null,
          }),
        ...(former !== undefined && { status: 'In Review' as const, duplicate_of: former }),
        ...UNSIGNED,
        updated_at: now,
      });
      record(context, draft, 'Step', 'Personal');
      if (former !== undefined) await beginReview(context, written, former);
      else if (isFirst) await mails.saved(context, written);
      return written;
    },

    async saveAddress(context: Context, body: z.output<typeof addressBody>): Promise<Draft> {
      const draft = await lockFor(context, body.token, 'address');
      const stored = judgeAddressStep(body, draft, birthOf(vault, draft), context.today);
      record(context, draft, 'Step', 'Address');
      return store.writeDraft(context.db, draft.id, {
        address: JSON.stringify(stored),
        updated_at: context.now,
      });
    },

    async saveBackground(context: Context, token: string, given: BackgroundAnswers): Promise<Draft> {
      const draft = await lockFor(context, token, 'background');
      const { answers, hasYes } = judgeBackground(given);
      record(context, draft, 'Step', 'Background questions');
      return store.writeDraft(context.db, draft.id, {
        background_sealed: sealed.of(vault, draft.id).seal('background_sealed', JSON.stringify(answers)),
        has_background: hasYes,
        updated_at: context.now,
      });
    },

    async saveLicense(context: Context, body: LicenseBody): Promise<Draft> {
      const { db, now, today } = context;
      const draft = await lockFor(context, body.token, 'license');
      if (draft.channel !== 'direct') throw notOpen();
      const license = judgeLicense(body, draft, today);
      const errors = [
        ...(license.npn !== null && (await store.isNpnKnown(db, license.npn))
          ? [{ field: 'npn', message: words.unique('NPN') }]
          : []),
        ...((await store.isLicenseKnown(db, license))
          ? [{ field: 'number', message: words.unique('Number') }]
          : []),
      ];
      if (errors.length > 0) throw invalid(errors);
      record(context, draft, 'Step', 'License');
      const written = await store.writeDraft(db, draft.id, {
        license: JSON.stringify(license),
        ...guaranteeColumns(draft, judgeGuarantee(body), now),
        updated_at: now,
      });
      if (written.guarantee_asked_at?.getTime() === now.getTime()) await askForGuarantee(context, written);
      return written;
    },

    /**
     * Counts an attempt to learn whether an email or an identifier is known. It runs outside any transaction, so that refused
     * attempts are counted as well.
     */
    async countPersonal(context: Context, body: PersonalBody): Promise<void> {
      const draft = await find(context, body.token);
      judgePersonal(body, draft, context.today);
      if (body.ssn_sin !== null || draft.email_key !== emailKey(body.email))
        await countIdentity(context, draft);
    },

    async countLicense(context: Context, body: LicenseBody): Promise<void> {
      const draft = await find(context, body.token);
      judgeLicense(body, draft, context.today);
      await countIdentity(context, draft);
    },

    /** Why a username is refused; null if it is available. */
    async usernameProblem(context: Context, token: string, given: string): Promise<string | null> {
      const draft = await find(context, token);
      if (draft.status !== 'Paid' || draft.associate_code === null) throw notOpen();
      await countOrRefuse(context, LIMITS.usernames, draft.id);
      let problem: string | null = null;
      const username = judgeUsername(given, (_field, message) => {
        problem = message;
      });
      const isTaken = problem === null && (await isUsernameTaken(context.db, username, draft.associate_code));
      return isTaken ? words.unique('Username') : problem;
    },

    /** Mails the link with which the person can resume on another device. */
    async sendLink(context: Context, token: string): Promise<Draft> {
      const draft = await lock(context, token);
      if ((draft.status !== 'Open' && draft.status !== 'Paid') || draft.email === null) throw notOpen();
      await countOrRefuse(context, LIMITS.mails, draft.id);
      await mails.saved(context, draft);
      record(context, draft, 'Link', 'Mailed');
      return draft;
    },

    /** Opens the mailed link: the draft is resumed here, and the address is verified. */
    async resume(context: Context, link: string): Promise<{ token: string; draft: Draft }> {
      const { db, now } = context;
      const draft = await store.lockByLink(db, hashSecret(config, 'registration-link', link));
      if (!draft || isOver(draft, now) || draft.status === 'Completed')
        throw invalid([{ field: 'link', message: 'Link is not valid or has expired' }]);
      const token = randomToken();
      record(context, draft, 'Link', 'Used');
      return {
        token,
        draft: await store.writeDraft(db, draft.id, {
          token_hash: hashOf(token),
          email_proved_at: draft.email_proved_at ?? now,
          updated_at: now,
        }),
      };
    },
  };
}

export type RegistrationDrafts = ReturnType<typeof registrationDrafts>;
