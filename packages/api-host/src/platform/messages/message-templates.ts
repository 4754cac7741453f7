/** Groups of messages that people choose channels for (R-NTF-02). */
export const TOPICS = ['Business', 'Payments', 'Team', 'Licensing', 'Events', 'Store', 'Marketing'] as const;
export type Topic = (typeof TOPICS)[number];

/** The same, and those of messages that are sent whatever was chosen. */
export const MESSAGE_GROUPS = [...TOPICS, 'Registration', 'Account', 'Home Office'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

export const isTopic = (group: MessageGroup): group is Topic => TOPICS.some((topic) => topic === group);

/** How a message is mailed. */
interface MailWay {
  /** The text of the message, or its title alone where the text may not be mailed (R-NTF-01). */
  readonly holds: 'body' | 'title';
  /** Begins with the first name of its reader. */
  readonly greets?: true;
  /** Ends with the address of the page, in the app that its reader uses. */
  readonly links?: true;
  /** Only to people who may still sign in. */
  readonly present?: true;
  /** Another subject than the title: `{title}: policy {last_four}`. It is no words of its own, so it is not changed. */
  readonly subject?: string;
}

/** By which channels a message goes, and whether people choose them. */
interface MessageWay {
  readonly group: MessageGroup;
  /** Whether it is shown in the app. */
  readonly inApp: boolean;
  readonly mail: MailWay | false;
  /**
   * Whether people who chose texts get one: of the title (marked S in domain.md 8.1), or the message is a text itself, which
   * is sent to a phone.
   */
  readonly sms: 'title' | 'body' | false;
  /** Marked "Must" in domain.md 8.1, by every channel or by mail alone; otherwise people choose by group (R-NTF-02). */
  readonly must: boolean | 'mail';
}

export interface MessageValue {
  /** What it is, for who writes the words. */
  readonly means: string;
  /** Shown in the preview. */
  readonly sample: string;
  /** A message without it is of no use: a code, a link. */
  readonly needed?: true;
  /** It may be shown in the app only: amounts, whole numbers of policies, names of clients (R-NTF-01). */
  readonly unmailed?: true;
}

interface DeclaredMessage extends Partial<MessageWay> {
  /** Where several messages are of one kind. Notices of one kind about one object are merged (R-NTF-03). */
  readonly kind?: string;
  /** When it is sent, and to whom, in one sentence. */
  readonly when: string;
  /** In the app, and the subject of a mail; a text has none. */
  readonly title?: string;
  /** Paragraphs. */
  readonly body: string | readonly string[];
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** Names of the values that words use. */
type NamesIn<Words> = Words extends readonly (infer Paragraph)[]
  ? NamesIn<Paragraph>
  : Words extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/** Every value in the words is declared. A value that no words use fails a test. */
type Complete<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends DeclaredMessage
    ? {
        readonly values?: Readonly<
          Record<NamesIn<Messages[Key]['title'] | Messages[Key]['body']>, MessageValue>
        >;
      } & ([NamesIn<Messages[Key]['title'] | Messages[Key]['body']>] extends [never]
        ? unknown
        : { readonly values: unknown })
    : never;
};

/** Words that the product sends, with what they need to be filled. */
export interface MessageTemplate<Names extends string = string> extends MessageWay {
  readonly key: string;
  readonly kind: string;
  readonly when: string;
  readonly title: string | null;
  readonly body: string;
  readonly values: Readonly<Record<Names, MessageValue>>;
}

type Declared<Messages> = {
  readonly [Key in keyof Messages]: MessageTemplate<
    Messages[Key] extends { readonly values: infer Values } ? keyof Values & string : never
  >;
};

/**
 * Declares the messages of an area by their keys, which are the kinds of their notifications and mails unless a kind is given.
 * What most of them share is given once.
 */
export function messageTemplates<const Messages extends Readonly<Record<string, DeclaredMessage>>>(
  way: MessageWay,
  messages: Messages & Complete<Messages>,
): Declared<Messages> {
  const made = Object.entries<DeclaredMessage>(messages).map(([key, message]): [string, MessageTemplate] => [
    key,
    {
      ...way,
      kind: key,
      values: {},
      ...message,
      key,
      title: message.title ?? null,
      body: typeof message.body === 'string' ? message.body : message.body.join('\n\n'),
    },
  ]);
  // Made by name from a table whose names are those of the declaration: no type follows that far.
  return Object.fromEntries(made) as Declared<Messages>;
}

/** What a template is filled with: nothing more and nothing less than it declares. */
export type ValuesOf<Names extends string> = Readonly<Record<Names, string>>;
