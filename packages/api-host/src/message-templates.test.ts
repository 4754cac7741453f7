import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_BODY_MAX, MESSAGE_TITLE_MAX, valuesIn } from '@upline/domain/message-words';
import { describe, expect, it, test } from 'vitest';
import { MESSAGE_TEMPLATES } from './message-templates.ts';
import { chosenKinds } from './notifications/plan-messages.ts';
import { isTopic, type MessageTemplate, messageTemplates } from './platform/messages/message-templates.ts';
import { problemsOf } from './platform/messages/template-rules.ts';

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\.test-support\.ts$|^testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Words that people write themselves, not the product. */
const WRITTEN_BY_PEOPLE = ['content/announcements/announcements.tasks.ts', 'video-drop/sends/sends.tasks.ts'];
/** What fills templates. */
const FILLS_TEMPLATES = ['notifications/send-messages.ts', 'platform/download/exports.tasks.ts'];

describe('what is sent', () => {
  it('is a template wherever it is sent, but for words that people write themselves', () => {
    const senders = files
      .filter(
        ({ text }) =>
          /\bmessages\.send\(/.test(text) ||
          /\bimport \{[^}]*\bnotify\b[^}]*\} from '[./\w-]*\/notify\.ts'/.test(text),
      )
      .map(({ path }) => path);
    expect(senders.toSorted()).toEqual([...WRITTEN_BY_PEOPLE, ...FILLS_TEMPLATES].toSorted());
  });

  it('goes into the outbox and among the notifications in no other way', () => {
    const writers = files
      .filter(({ text }) => /insertInto\('(outbox_message|notification)'\)/.test(text))
      .map(({ path }) => path);
    expect(writers.toSorted()).toEqual([
      'notifications/notifications.store.ts',
      'platform/messages/messages.store.ts',
    ]);
  });

  it('is listed whole: every template that an area declares', async () => {
    const declared: MessageTemplate[] = [];
    for (const { path } of files.filter((file) => file.path.endsWith('.messages.ts'))) {
      const module: Record<string, Record<string, MessageTemplate>> = await import(join(root, path));
      declared.push(...Object.values(module).flatMap((templates) => Object.values(templates)));
    }
    const keys = (templates: readonly MessageTemplate[]) => templates.map(({ key }) => key).toSorted();
    expect(keys(MESSAGE_TEMPLATES)).toEqual(keys(declared));
    expect(new Set(keys(MESSAGE_TEMPLATES)).size).toBe(MESSAGE_TEMPLATES.length);
    const elsewhere = files.filter(
      ({ path, text }) => /\bmessageTemplates\(/.test(text) && !path.endsWith('.messages.ts'),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});

describe('a template', () => {
  test.each(MESSAGE_TEMPLATES.map((template) => [template.key, template] as const))(
    '%s is whole',
    (_, one) => {
      expect(problemsOf(one, one)).toEqual({});
      expect(one.key).toMatch(/^[a-z][a-z-]{1,59}$/);
      expect(one.when).toMatch(/^(To|By) .*\.$/);
      expect((one.title ?? '').length).toBeLessThanOrEqual(MESSAGE_TITLE_MAX);
      expect(one.body.length).toBeLessThanOrEqual(MESSAGE_BODY_MAX);
      expect(one.title === null).toBe(!one.inApp && one.mail === false);
      expect(one.inApp || one.mail !== false || one.sms !== false).toBe(true);
      expect(isTopic(one.group) || one.must === true).toBe(true);
      const subject = one.mail ? (one.mail.subject ?? '') : '';
      const known = [...Object.keys(one.values), 'title'];
      expect(valuesIn(subject).filter((name) => !known.includes(name))).toEqual([]);
      for (const { means, sample } of Object.values(one.values)) {
        expect(means).not.toBe('');
        expect(sample).not.toBe('');
      }
    },
  );

  it('leaves the channels of a kind to its reader, or all its templates do not (R-NTF-02)', () => {
    const kinds = chosenKinds(MESSAGE_TEMPLATES);
    const ways = Map.groupBy(
      MESSAGE_TEMPLATES.filter(({ mail }) => mail !== false),
      ({ kind }) => kind,
    );
    for (const [kind, templates] of ways) {
      const way = kinds.get(kind);
      for (const { group, sms, must } of templates)
        expect([
          kind,
          must === true ? undefined : { topic: group, sms: sms === 'title', must: must === 'mail' },
        ]).toEqual([kind, way]);
    }
  });

  it('is filled with what it declares, or the code does not compile', () => {
    const made = messageTemplates(
      { group: 'Account', inApp: true, mail: false, sms: false, must: true },
      {
        greeting: {
          when: 'To nobody.',
          title: 'Hello {name}',
          body: 'Bye',
          values: { name: { means: 'x', sample: 'y' } },
        },
      },
    );
    const fill = <Names extends string>(
      _: MessageTemplate<Names>,
      __: Readonly<Record<NoInfer<Names>, string>>,
    ) => {};
    fill(made.greeting, { name: 'Ana' });
    // @ts-expect-error a value is missing
    fill(made.greeting, {});
    // @ts-expect-error there is no such value
    fill(made.greeting, { name: 'Ana', code: 'U000123' });
    messageTemplates(
      { group: 'Account', inApp: true, mail: false, sms: false, must: true },
      {
        greeting: {
          when: 'To nobody.',
          title: 'Hello {name}',
          body: 'Bye {code}',
          // @ts-expect-error the words use a value that is not declared
          values: { name: { means: 'x', sample: 'y' } },
        },
      },
    );
  });
});
