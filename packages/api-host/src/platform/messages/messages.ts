import type { Context } from '../operation/operation.ts';

export interface Message {
  readonly channel: 'Email' | 'SMS';
  readonly to: string;
  /** Emails only; line breaks are refused (S-54). */
  readonly subject?: string;
  /** Plain text; no SSN, bank or client data (R-NTF-01). */
  readonly text: string;
  /** What it is about: `sign-in-code`, `password-reset`, … */
  readonly kind: string;
}

/** Mail and SMS leave through an outbox row written in the caller's transaction. */
export interface Messages {
  /** Gives the ids of the messages that will leave. */
  send(context: Pick<Context, 'db' | 'now'>, message: Message): Promise<readonly string[]>;
  /** The address of a page in the app that this person uses. */
  addressOf(person: { readonly kind: string }, path: string): string;
  /** Told once what became of each message of that kind, in the transaction that writes it down; once per kind. */
  onOutcome(kind: string, tell: TellOutcome): void;
}

export type TellOutcome = (context: Context, id: string, outcome: 'Sent' | 'Failed') => Promise<void>;

/** A message as it leaves, and when at the earliest. */
interface PlannedMessage {
  readonly message: Message;
  readonly runAt?: Date;
}

/** Decides by which channels a message leaves and when; no entry: not at all. */
export type PlanMessage = (
  context: Pick<Context, 'db' | 'now'>,
  message: Message,
) => Promise<readonly PlannedMessage[]>;
