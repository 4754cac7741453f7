import type { z } from 'zod';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { changedBy } from '../../platform/database/stamps.ts';
import { isTopic, type MessageTemplate } from '../../platform/messages/message-templates.ts';
import { problemsOf, type Words } from '../../platform/messages/template-rules.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { isChanged, templateActions } from './message-templates.actions.ts';
import type { MESSAGE_CHANNELS, templateDetail, templateRow } from './message-templates.schemas.ts';
import * as store from './message-templates.store.ts';

const FIELDS = { title: { label: 'Title' }, body: { label: 'Text' } } as const;

/** The version of words that nobody has changed. */
const STANDARD = 0;

const channelsOf = ({ inApp, mail, sms }: MessageTemplate): (typeof MESSAGE_CHANNELS)[number][] => [
  ...(inApp ? (['In App'] as const) : []),
  ...(mail ? (['Email'] as const) : []),
  ...(sms ? (['Text'] as const) : []),
];

const listed = (
  { key, group, when, ...template }: MessageTemplate,
  changed: Words | undefined,
): z.input<typeof templateRow> => ({
  key,
  group,
  title: (changed ?? template).title,
  when,
  channels: channelsOf({ key, group, when, ...template }),
  is_changed: changed !== undefined,
});

/** The words of messages, which the home office changes (domain.md 2.36). */
export function messageWords(
  { audit, config }: Pick<Platform, 'audit' | 'config'>,
  templates: readonly MessageTemplate[],
) {
  const byKey = new Map(templates.map((template) => [template.key, template]));

  function find(key: string): MessageTemplate {
    const template = byKey.get(key);
    if (!template) throw notFound();
    return template;
  }

  function answer(
    { caller }: Pick<SignedInContext, 'caller'>,
    template: MessageTemplate,
    changed: store.ChangedRow | undefined,
  ): z.input<typeof templateDetail> {
    const { group, mail, sms, must, title, body, values } = template;
    const problems = changed ? problemsOf(template, changed) : {};
    return {
      ...listed(template, changed),
      body: changed?.body ?? body,
      standard: { title, body },
      problem: problems.title ?? problems.body ?? null,
      is_chosen: isTopic(group) && must === false,
      values: Object.entries(values).map(([name, { means, sample, needed = false, unmailed = false }]) => ({
        name,
        means,
        sample,
        is_needed: needed,
        is_mailed: !unmailed,
      })),
      mail: mail
        ? {
            holds: mail.holds,
            greets: mail.greets ?? false,
            link: mail.links ? (group === 'Home Office' ? config.adminUrl : config.portalUrl) : null,
            subject: mail.subject ?? null,
          }
        : null,
      text: sms || null,
      changed: changed
        ? {
            at: changed.updated_at,
            by:
              changed.updated_by === null || changed.changer_name === null
                ? null
                : { code: changed.updated_by, name: changed.changer_name },
          }
        : null,
      version: changed?.version ?? STANDARD,
      actions: templateActions.of(caller, { is_changed: changed !== undefined }),
    };
  }

  async function locked(context: SignedInContext, template: MessageTemplate, version: number) {
    const changed = await store.lockChanged(context.db, template.key);
    if ((changed?.version ?? STANDARD) !== version)
      throw staleVersion('message template', answer(context, template, changed));
    return changed;
  }

  function record(context: SignedInContext, { key, title }: MessageTemplate, before: Words, after: Words) {
    audit.record(context, {
      action: 'update',
      entity: 'message_template',
      entityId: key,
      entityLabel: title ?? key,
      changes: auditChanges<Words>(FIELDS, before, after),
    });
  }

  const isSame = (one: Words, other: Words) => one.title === other.title && one.body === other.body;

  return {
    async list({ db }: SignedInContext): Promise<z.input<typeof templateRow>[]> {
      const changed = new Map((await store.allChanged(db)).map((row) => [row.key, row]));
      return templates.map((template) => listed(template, changed.get(template.key)));
    },

    find,

    async get(context: SignedInContext, key: string): Promise<z.input<typeof templateDetail>> {
      return answer(context, find(key), await store.findChanged(context.db, key));
    },

    /** Words that are the standard ones leave no row behind. */
    async update(context: SignedInContext, key: string, version: number, words: Words) {
      const { db } = context;
      const template = find(key);
      const problems = problemsOf(template, words);
      const fields = Object.entries(problems).map(([field, message]) => ({ field, message }));
      if (fields.length > 0) throw invalid(fields);
      const before = await locked(context, template, version);
      if (isSame(before ?? template, words)) return answer(context, template, before);
      const values = { ...words, ...changedBy(context) };
      if (isSame(template, words)) await store.removeChanged(db, key);
      else if (before) await store.updateChanged(db, key, values);
      else if (!(await store.insertChanged(db, key, values)))
        throw staleVersion('message template', answer(context, template, await store.findChanged(db, key)));
      record(context, template, before ?? template, words);
      return answer(context, template, await store.findChanged(db, key));
    },

    /** The message is sent in its standard words again. */
    async restore(context: SignedInContext, key: string, version: number) {
      const template = find(key);
      const before = await locked(context, template, version);
      demand(isChanged, { is_changed: before !== undefined }, context.caller);
      await store.removeChanged(context.db, key);
      if (before) record(context, template, before, template);
      return answer(context, template, undefined);
    },
  };
}
