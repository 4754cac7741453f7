import { foldText, messages, momentAt } from '@upline/domain';
import type { z } from 'zod';
import { activeTeams } from '../../content/announcements/announcements.store.ts';
import { slugOf } from '../../content/content.schemas.ts';
import { arePictures, keepPictures } from '../../content/files/content-files.store.ts';
import { canPublish, canUnpublish, isDraft } from '../../content/publishing.actions.ts';
import { imagesIn } from '../../content/rich-text.ts';
import type { AuditChange } from '../../platform/audit/audit.ts';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { applicable, missingFields, trailFields } from '../../platform/operation/record-fields.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { type EventBody, type event, eventBody, type eventRow } from '../events.schemas.ts';
import * as store from '../events.store.ts';
import { remindersDue } from '../tickets/registering.service.ts';
import { resetReminders } from '../tickets/tickets.store.ts';
import { eventActions, hasNoTickets } from './events.actions.ts';

const TRAIL = trailFields<(typeof eventBody)['shape'], store.EventRow>(eventBody, {
  body: { show: (html) => `${html.length.toLocaleString('en-US')} characters` },
});
/** What holders of tickets are told of when it changes. */
const TOLD = ['starts_at', 'ends_at', 'venue', 'address', 'online_url'] as const;

export const toEventRow = (row: store.EventRow, caller: Caller): z.input<typeof eventRow> => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  kind: row.kind,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  time_zone: row.time_zone,
  venue: row.venue,
  capacity: row.capacity,
  registration: row.registration,
  sold: row.sold,
  checked_in: row.checked_in,
  waiting: row.waiting,
  status: row.status,
  updated_at: row.updated_at,
  version: row.version,
  actions: eventActions.of(caller, row),
});

/** Events as the home office writes them (domain.md 2.26). */
export function events(platform: Platform) {
  const { audit, jobs } = platform;

  function trail(
    context: SignedInContext,
    { id, title }: Pick<store.EventRecord, 'id' | 'title'>,
    action: 'create' | 'update' | 'delete' | 'transition',
    changes: readonly AuditChange[],
  ): void {
    audit.record(context, {
      action,
      entity: 'event',
      entityId: id,
      entityLabel: title,
      changes: [...changes],
    });
  }

  async function read({ db, now }: Pick<SignedInContext, 'db' | 'now'>, id: string) {
    const row = await store.findEvent(db, id, now);
    if (!row) throw notFound();
    return row;
  }

  async function locked(context: SignedInContext, id: string, version: number) {
    const row = await store.eventWrites.lock(context.db, id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion('event');
    return read(context, id);
  }

  async function detail(context: SignedInContext, id: string): Promise<z.input<typeof event>> {
    const row = await read(context, id);
    return {
      ...toEventRow(row, context.caller),
      starts_on: row.starts_on,
      starts_time: row.starts_time,
      ends_on: row.ends_on,
      ends_time: row.ends_time,
      time_zone: row.time_zone as EventBody['time_zone'],
      address: row.address,
      online_url: row.online_url,
      audience: row.audience,
      country: row.country,
      min_level: row.min_level,
      team_code: row.team_code,
      team: row.team_code === null ? null : { code: row.team_code, name: row.team_name ?? '' },
      opens_on: row.opens_on,
      closes_on: row.closes_on,
      body: row.body,
      image_id: row.image_id,
      agenda: row.agenda,
      speakers: row.speakers,
      shirts: await store.shirtsOf(context.db, id),
    };
  }

  /** The columns of a body that keeps the rules. */
  async function checked({ db }: SignedInContext, given: EventBody, before?: store.EventRow) {
    const errors: FieldError[] = missingFields(eventBody, given);
    const { team_code, ...body } = applicable(eventBody, given);
    const title_key = foldText(body.title);
    const slug = body.slug ?? before?.slug ?? slugOf(title_key);
    const add = (field: keyof EventBody, message: string) => errors.push({ field, message });
    if (await store.isSlugTaken(db, slug, before?.id)) add('slug', messages.unique('Address'));
    const team =
      team_code === null ? undefined : (await activeTeams(db)).find(({ code }) => code === team_code);
    if (team_code !== null && !team) add('team_code', messages.invalid('Team'));
    const starts_at = momentAt(body.starts_on, body.starts_time, body.time_zone);
    const ends_at = momentAt(body.ends_on, body.ends_time, body.time_zone);
    if (ends_at < starts_at) add('ends_on', messages.dateOrder('End', 'start'));
    const opens_at = momentAt(body.opens_on, '00:00', body.time_zone);
    const midnight = momentAt(body.closes_on, '23:59', body.time_zone);
    // On the last day registration ends with the event.
    const closes_at = midnight > ends_at && body.closes_on <= body.ends_on ? ends_at : midnight;
    if (body.closes_on > body.ends_on) add('closes_on', 'Registration cannot close after the end');
    if (closes_at < opens_at)
      add('closes_on', messages.dateOrder('Registration Closes', 'Registration Opens'));
    if (body.venue === null && body.online_url === null) add('venue', 'Enter a venue or an online link');
    if (before && body.capacity !== null && body.capacity < before.sold)
      add('capacity', 'Capacity cannot be less than tickets sold');
    if (body.image_id !== null && !(await arePictures(db, [body.image_id])))
      add('image_id', messages.invalid('Picture'));
    if (!(await arePictures(db, imagesIn(body.body ?? '')))) add('body', messages.invalid('Description'));
    if (errors.length > 0) throw invalid(errors);
    return { ...body, slug, title_key, team_id: team?.id ?? null, starts_at, ends_at, opens_at, closes_at };
  }

  const keep = ({ db }: SignedInContext, { body, image_id }: EventBody) =>
    keepPictures(db, [...imagesIn(body ?? ''), ...(image_id === null ? [] : [image_id])]);

  async function become(context: SignedInContext, row: store.EventRow, status: store.EventRow['status']) {
    await store.eventWrites.write(context.db, row.id, { status, ...changedBy(context) });
    trail(context, row, 'transition', [{ field: 'Status', old: row.status, new: status }]);
  }

  return {
    get: detail,
    locked,
    become,

    async create(context: SignedInContext, body: EventBody) {
      const columns = await checked(context, body);
      const { id } = await store.eventWrites.insert(context.db, { ...columns, ...addedBy(context) });
      await keep(context, body);
      const row = await read(context, id);
      trail(context, row, 'create', auditChanges(TRAIL, undefined, row));
      return detail(context, id);
    },

    async update(context: SignedInContext, id: string, version: number, body: EventBody) {
      const before = await locked(context, id, version);
      await store.eventWrites.write(context.db, id, {
        ...(await checked(context, body, before)),
        ...changedBy(context),
      });
      await keep(context, body);
      const after = await read(context, id);
      trail(context, before, 'update', auditChanges(TRAIL, before, after));
      const isTold = TOLD.some((field) => String(before[field]) !== String(after[field]));
      if (String(before.starts_at) !== String(after.starts_at))
        await resetReminders(context.db, id, remindersDue(after, context.now));
      if (isTold && after.status === 'Published')
        await jobs.add(context.db, 'events.changed', { id, after: null });
      await jobs.add(context.db, 'events.offer', {});
      return detail(context, id);
    },

    async publish(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await locked(context, id, version);
      demand(canPublish, row, context.caller);
      await become(context, row, 'Published');
    },

    async unpublish(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await locked(context, id, version);
      demand([canUnpublish, hasNoTickets], row, context.caller);
      await become(context, row, 'Unpublished');
    },

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await locked(context, id, version);
      demand([isDraft, hasNoTickets], row, context.caller);
      await store.eventWrites.remove(context.db, id);
      trail(context, row, 'delete', []);
    },
  };
}
export type Events = ReturnType<typeof events>;
