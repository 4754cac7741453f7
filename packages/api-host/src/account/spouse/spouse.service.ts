import { fullName, maskPhone, messages as words } from '@upline/domain';
import { shareGuardPromptly } from '../../network/changes/guard.service.ts';
import { adminsWith } from '../../notifications/recipients.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { AuditChange } from '../../platform/audit/audit.ts';
import { AUDIT_LABELS, type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { ACCOUNT_MESSAGES, ACCOUNT_OFFICE_MESSAGES } from '../account.messages.ts';
import { isAnswerable, isAsked, isAskers, isWithdrawable, spouseRequestActions } from './spouse.actions.ts';
import { ANOTHER_HIERARCHY, checkSpouse, isOneHierarchy } from './spouse.rules.ts';
import type { SpouseAnswer, SpouseBody } from './spouse.schemas.ts';
import * as store from './spouse.store.ts';
import type { SpouseRequest, SpouseRequestStatus } from './spouse.tables.ts';

const LINK = '/account/spouse';
const birthPlace = (code: string) => ({ table: 'associate', column: 'spouse_birth_sealed', id: code });

/** A spouse in the words of the trail. */
interface SpouseTrail {
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly birth?: string | null;
  readonly code?: string | null;
  readonly use_spouse_licenses?: boolean;
}

const TRAIL: AuditFields<SpouseTrail> = {
  name: { label: 'Spouse' },
  phone: { label: 'Spouse Phone', show: maskPhone },
  email: { label: 'Spouse Email' },
  birth: { label: 'Spouse Date of Birth', show: (day) => `**/**/${day.slice(0, 4)}` },
  code: { label: 'Spouse Code' },
  use_spouse_licenses: { label: AUDIT_LABELS.use_spouse_licenses },
};

const NO_SPOUSE: store.SpouseColumns = {
  spouse_first_name: null,
  spouse_last_name: null,
  spouse_phone: null,
  spouse_email: null,
  spouse_birth_sealed: null,
  spouse_code: null,
  use_spouse_licenses: false,
};

const hasLeft = ({ status }: store.Spoused) => status === 'Terminated' || status === 'Resigned';

/** The spouse of an associate, and the link of two codes that both have agreed to (domain.md 1.1, 2.2). */
export function spouses(platform: Pick<Platform, 'audit' | 'messages' | 'vault'>) {
  const { audit, vault } = platform;
  const { send } = messageSender(platform);

  const birthOf = ({ code, spouse_birth_sealed: sealed }: store.Spoused): string | null =>
    sealed === null ? null : vault.open(birthPlace(code), sealed);

  const trailOf = (row: store.Spoused): SpouseTrail => ({
    name: row.spouse_first_name && `${row.spouse_first_name} ${row.spouse_last_name}`,
    phone: row.spouse_phone,
    email: row.spouse_email,
    birth: birthOf(row),
    code: row.spouse_code,
    use_spouse_licenses: row.use_spouse_licenses,
  });

  async function answer(context: SignedInContext): Promise<SpouseAnswer> {
    const { db, caller } = context;
    const [row] = await store.spousesOf(db, [caller.code]);
    if (!row) throw forbidden();
    const { spouse_first_name: first_name, spouse_last_name: last_name } = row;
    const requests = await store.requestsOf(db, caller.code);
    return {
      spouse:
        first_name === null || last_name === null
          ? null
          : {
              first_name,
              last_name,
              phone: row.spouse_phone,
              email: row.spouse_email,
              date_of_birth: birthOf(row),
              is_associate: row.spouse_code !== null,
              spouse_code: row.spouse_code,
            },
      requests: requests.map((request) => ({
        id: request.id,
        associate: { code: request.associate_code, name: request.associate_name },
        spouse_code: request.spouse_code,
        status: request.status,
        created_at: request.created_at,
        decided_at: request.decided_at,
        version: request.version,
        actions: spouseRequestActions.of(caller, request),
      })),
      version: row.version,
    };
  }

  /** Both people of these codes, locked; undefined for a code that is no associate's. */
  async function lock(context: SignedInContext, ...codes: readonly string[]) {
    await shareGuardPromptly(context);
    const rows = await store.lockSpouses(context.db, codes);
    return codes.map((code) => rows.find((row) => row.code === code));
  }

  /** Writes one side with its trail. */
  async function write(
    context: SignedInContext,
    row: store.Spoused,
    columns: store.SpouseColumns,
  ): Promise<void> {
    const { db, now, caller } = context;
    await store.writeSpouse(db, row.code, columns, { now, by: caller.code });
    const [after] = await store.spousesOf(db, [row.code]);
    const changes = auditChanges<SpouseTrail>(TRAIL, trailOf(row), trailOf(after as store.Spoused));
    if (changes.length === 0) return;
    audit.record(context, {
      action: 'update',
      entity: 'profile',
      entityId: row.code,
      entityLabel: fullName(row),
      ownerCode: row.code,
      changes,
    });
  }

  async function move(
    context: SignedInContext,
    request: SpouseRequest,
    to: SpouseRequestStatus,
  ): Promise<void> {
    const { db, now, caller } = context;
    await store.moveRequest(db, request, { to, now, by: caller.code });
    record(context, 'transition', request, [{ field: 'Status', old: request.status, new: to }]);
  }

  const record = (
    context: SignedInContext,
    action: 'create' | 'transition',
    request: SpouseRequest,
    changes: readonly AuditChange[],
  ) =>
    audit.record(context, {
      action,
      entity: 'spouse_request',
      entityId: request.id,
      entityLabel: `${request.associate_code} and ${request.spouse_code}`,
      ownerCode: request.associate_code,
      changes,
    });

  /** The person a code names, who may be asked. Throws 422 under the field. */
  function judgeCode(own: store.Spoused, other: store.Spoused | undefined): store.Spoused {
    const refuse = (message: string) => invalid([{ field: 'spouse_code', message }]);
    if (other === undefined || other.code === own.code || hasLeft(other))
      throw refuse(words.invalid('Spouse Code'));
    if (!isOneHierarchy(own, other)) throw refuse(ANOTHER_HIERARCHY);
    return other;
  }

  /** Asks the other one; a request to somebody else is withdrawn by it. */
  async function ask(context: SignedInContext, own: store.Spoused, other: store.Spoused): Promise<void> {
    const { db, now } = context;
    const waiting = await store.waitingAmong(db, [own.code]);
    if (waiting.some((each) => each.associate_code === own.code && each.spouse_code === other.code)) return;
    if (waiting.some((each) => each.associate_code === other.code))
      throw conflict('asked-already', `${fullName(other)} has asked you for this link. Answer the request.`);
    await withdrawOwn(context, waiting, own.code);
    const request = await store.insertRequest(db, { from: own.code, to: other.code, now });
    record(context, 'create', request, [{ field: 'Spouse Code', old: null, new: other.code }]);
    await send(context, ACCOUNT_MESSAGES['spouse-request'], {
      to: other.code,
      values: { who: `${fullName(own)} (${own.code})` },
      link: LINK,
      about: `spouse-request:${request.id}`,
    });
  }

  /** Pay that is shared with the former spouse goes on until an admin changes it, so admins learn of the end. */
  async function tellOffice(context: SignedInContext, ...pair: readonly store.Spoused[]): Promise<void> {
    const sharing = pair.filter(({ share_bps }) => share_bps < 10_000);
    if (sharing.length === 0) return;
    await send(context, ACCOUNT_OFFICE_MESSAGES['spouse-link-ended-office'], {
      to: await adminsWith(context.db, 'associates.manage'),
      values: { names: sharing.map((each) => `${fullName(each)} (${each.code})`).join(' and ') },
      link: `/associates/${sharing[0]?.code}`,
    });
  }

  async function withdrawOwn(context: SignedInContext, waiting: readonly SpouseRequest[], code: string) {
    for (const each of waiting.filter(({ associate_code }) => associate_code === code))
      await move(context, each, 'Revoked');
  }

  /** A request at the version the caller saw, with both people locked. */
  async function expect(context: SignedInContext, id: string, version: number) {
    const found = await store.findRequest(context.db, id);
    if (!found || ![found.associate_code, found.spouse_code].includes(context.caller.code)) throw notFound();
    const [asker, asked] = await lock(context, found.associate_code, found.spouse_code);
    const request = await store.findRequest(context.db, id);
    if (!request || !asker || !asked) throw notFound();
    if (request.version !== version) throw staleVersion('request');
    return { request, asker, asked };
  }

  return {
    answer,

    /** Names and how the spouse is reached are in force at once; a code of their own takes the spouse's consent. */
    async save(context: SignedInContext, version: number, body: SpouseBody): Promise<SpouseAnswer> {
      const { caller, today, db } = context;
      const { code, birth, ...values } = checkSpouse(body, today);
      const [own, other] = await lock(context, caller.code, ...(code === null ? [] : [code]));
      if (!own) throw forbidden();
      if (own.version !== version) throw staleVersion('account', await answer(context));
      if (own.spouse_code !== null && code !== own.spouse_code)
        throw invalid([
          {
            field: 'spouse_code',
            message: `End the link with ${own.spouse_code} before you change the spouse code`,
          },
        ]);
      const isKept = birth === birthOf(own);
      await write(context, own, {
        spouse_first_name: values.first_name,
        spouse_last_name: values.last_name,
        spouse_phone: values.phone,
        spouse_email: values.email,
        ...(!isKept && {
          spouse_birth_sealed: birth === null ? null : vault.seal(birthPlace(own.code), birth),
        }),
      });
      if (own.spouse_code === null) {
        if (code === null) await withdrawOwn(context, await store.waitingAmong(db, [own.code]), own.code);
        else await ask(context, own, judgeCode(own, other));
      }
      return answer(context);
    },

    /** Who is asked accepts, which links both codes, or declines. */
    async respond(
      context: SignedInContext,
      id: string,
      version: number,
      accept: boolean,
    ): Promise<SpouseAnswer> {
      const { request, asker, asked } = await expect(context, id, version);
      demand([isAsked, isAnswerable], request, context.caller);
      if (!accept) {
        await move(context, request, 'Rejected By Owner');
        await send(context, ACCOUNT_MESSAGES['spouse-request-declined'], {
          to: asker.code,
          values: { code: asked.code },
          link: LINK,
          about: `spouse-request:${id}`,
        });
        return answer(context);
      }
      if (asked.spouse_code !== null)
        throw conflict('linked', `End the link with ${asked.spouse_code} before you accept another one`);
      if (asker.spouse_code !== null || hasLeft(asker))
        throw conflict('not-linkable', 'This request can no longer be accepted');
      if (!isOneHierarchy(asker, asked)) throw conflict('not-linkable', ANOTHER_HIERARCHY);
      await move(context, request, 'Approved');
      for (const each of await store.waitingAmong(context.db, [asker.code, asked.code]))
        await move(context, each, 'Revoked');
      await write(context, asker, { spouse_code: asked.code });
      await write(context, asked, {
        spouse_code: asker.code,
        spouse_first_name: asker.first_name,
        spouse_last_name: asker.last_name,
      });
      await send(context, ACCOUNT_MESSAGES['spouse-linked'], {
        to: asker.code,
        values: { who: `${fullName(asked)} (${asked.code})` },
        link: LINK,
        about: `spouse-request:${id}`,
      });
      return answer(context);
    },

    async withdraw(context: SignedInContext, id: string, version: number): Promise<SpouseAnswer> {
      const { request } = await expect(context, id, version);
      demand([isAskers, isWithdrawable], request, context.caller);
      await move(context, request, 'Revoked');
      return answer(context);
    },

    /** Takes the spouse off the record; a link ends for both, by either. */
    async remove(context: SignedInContext, version: number): Promise<SpouseAnswer> {
      const { db, caller } = context;
      const [before] = await store.spousesOf(db, [caller.code]);
      if (!before) throw forbidden();
      const linked = before.spouse_code;
      const [own, other] = await lock(context, caller.code, ...(linked === null ? [] : [linked]));
      if (!own || own.spouse_first_name === null) throw notFound();
      if (own.version !== version || own.spouse_code !== linked)
        throw staleVersion('account', await answer(context));
      await withdrawOwn(context, await store.waitingAmong(db, [own.code]), own.code);
      for (const each of [own, other]) {
        if (!each) continue;
        await write(context, each, NO_SPOUSE);
        await store.forgetSpouseLicenses(db, each.code);
      }
      if (other) {
        await send(context, ACCOUNT_MESSAGES['spouse-link-ended'], {
          to: other.code,
          values: { who: `${fullName(own)} (${own.code})` },
          link: LINK,
          about: `spouse:${own.code}`,
        });
        await tellOffice(context, own, other);
      }
      return answer(context);
    },
  };
}
