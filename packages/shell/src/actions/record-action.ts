import type { OperationAnswer, OperationId, OperationInput } from '@upline/api-client';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { PickerOption } from '@upline/ui-kit/picker/search-picker.tsx';
import type { ReactNode } from 'react';
import { capital } from '../data/capital.ts';

type BodyOf<Id extends OperationId> = NonNullable<OperationInput<Id>['body']>;

interface FieldWords<Name, Value> {
  /** A member of the operation's body. */
  readonly name: Name;
  readonly label: string;
  readonly required?: boolean;
  /** The message where it is required and empty, if a rule gives one. */
  readonly missing?: string;
  readonly help?: string;
  /** What it is before anybody types. */
  readonly initial?: Value | null;
  /** Asked for only while this holds of what is typed. */
  readonly when?: (values: Readonly<Record<string, unknown>>) => boolean;
}

interface TextKind {
  readonly kind?: 'text';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly rows?: number;
}

/** A value to choose, with words where it is a code. */
type Choice<Value extends string> = Value | { readonly value: Value; readonly label: string };

/** Finds records by typed text; the id of the chosen one is sent. */
type Search = (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;

/** How a value may be asked for, by its type in the contract. */
type KindOf<Value> = [Value] extends [readonly string[]]
  ? { readonly kind: 'several'; readonly options: readonly Choice<Value[number]>[] }
  : [Value] extends [number]
    ? { readonly kind: 'money' | 'count' | 'percent' }
    : [Value] extends [boolean]
      ? { readonly kind: 'yes-no' }
      : [Value] extends [string]
        ? string extends Value
          ?
              | TextKind
              | { readonly kind: 'date' | 'associate' }
              | { readonly kind: 'choice'; readonly options: readonly Choice<string>[] }
              | { readonly kind: 'search'; readonly search: Search }
          : { readonly kind: 'choice'; readonly options: readonly Choice<Value>[] }
        : never;

/** One field that the operation's body has, asked for as its type allows. */
export type ActionField<Id extends OperationId> = {
  [Name in keyof BodyOf<Id> & string]-?: FieldWords<Name, NonNullable<BodyOf<Id>[Name]>> &
    KindOf<NonNullable<BodyOf<Id>[Name]>>;
}[keyof BodyOf<Id> & string];

type ReasonOf<Id extends OperationId> = 'reason' extends keyof BodyOf<Id> ? number : never;

interface RowAnswers {
  readonly results: readonly { readonly id: string; readonly ok: boolean; readonly message: string | null }[];
}

/** Operations that take several rows in one call and answer for each. */
type ManyOperation = {
  [Id in OperationId]: OperationInput<Id> extends { body: { ids: string[] } }
    ? OperationAnswer<Id> extends RowAnswers
      ? Id
      : never
    : never;
}[OperationId];

/** What the person reads of an action, and how it is asked for. */
interface ActionWords {
  /** A verb with its object; the menu, the dialog and its button say it. */
  readonly label: string;
  /** The label of the button inside the dialog, if it differs. */
  readonly saveLabel?: string;
  /** Title of the dialog, where it says more. */
  readonly title?: string;
  readonly icon?: ReactNode;
  /** What it brings about, in a sentence or more. */
  readonly about?: ReactNode;
  /** Of the amounts that are asked for. */
  readonly currency?: 'USD' | 'CAD';
  /** Messages by field, where fields depend on each other. */
  readonly check?: (
    values: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, string | undefined>>;
  /** Must be typed before what cannot be undone. */
  readonly typed?: string;
  /** The record as the question “Are you sure you want to delete this client?” names it. */
  readonly deletes?: string;
  /** Runs before an action that asks nothing; `false` leaves it undone. */
  readonly first?: () => Promise<boolean>;
  /** What is done where it is less than deleting. */
  readonly verb?: 'Withdraw' | 'Remove';
  readonly danger?: boolean;
  /** How the bar over chosen rows says it; left out where each row is decided by itself. */
  readonly many?: {
    /** A verb: `Archive`. */
    readonly label: string;
    /** What the rows are then: `3 clients archived`. */
    readonly done: string;
    /** The status it gives a row: each is shown with it before, and with its answer afterwards (R-ADM-03). */
    readonly after?: string;
    readonly operation?: ManyOperation;
  };
  /** Operations whose answers this changes. */
  readonly refresh: readonly OperationId[];
}

/** What is done with a record: the operation, what is asked for before, and what the person reads. */
export interface ActionSpec<Id extends OperationId> extends ActionWords {
  readonly operation: Id;
  readonly input: Omit<OperationInput<Id>, 'body' | 'idempotencyKey' | 'signal'>;
  /** What is sent as it is, without being asked for. */
  readonly body?: Partial<BodyOf<Id>>;
  readonly fields?: readonly ActionField<Id>[];
  /** What is asked for where the body holds it in another shape, and how it becomes a part of the body. */
  readonly reshaped?: {
    readonly fields: readonly DrawnField[];
    readonly body: (asked: Readonly<Record<string, unknown>>) => Partial<BodyOf<Id>>;
  };
  /** Least length of the reason for the trail, which is asked for. */
  readonly reason?: ReasonOf<Id>;
  readonly message?: string | ((answer: OperationAnswer<Id>) => string);
  /** What follows once it is done. */
  readonly onDone?: (answer: OperationAnswer<Id>) => void;
  /** What would change, below the fields while they are filled in; undefined until all that is required is there. */
  readonly preview?: (body: BodyOf<Id> | undefined) => ReactNode;
  /** What the dialog shows of the answer, in place of closing. */
  readonly shows?: (answer: OperationAnswer<Id>, close: () => void, again: () => void) => ReactNode;
}

/** A field as the form draws it. */
export interface DrawnField extends FieldWords<string, unknown> {
  readonly kind?:
    | 'text'
    | 'date'
    | 'choice'
    | 'money'
    | 'count'
    | 'percent'
    | 'associate'
    | 'search'
    | 'several'
    | 'yes-no';
  readonly search?: Search;
  readonly options?: readonly Choice<string>[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly rows?: number;
}

/** An action with the types of its operation erased: they were judged where it was declared. */
export interface RecordAction extends ActionWords {
  readonly operation: OperationId;
  readonly input: { readonly ifMatch?: number };
  readonly body?: object;
  readonly fields?: readonly DrawnField[];
  readonly reshaped?: {
    readonly fields: readonly DrawnField[];
    readonly body: (asked: Readonly<Record<string, unknown>>) => object;
  };
  readonly reason?: number;
  readonly message?: string | ((answer: unknown) => string);
  readonly onDone?: (answer: unknown) => void;
  readonly preview?: (body: object | undefined) => ReactNode;
  readonly shows?: (answer: unknown, close: () => void, again: () => void) => ReactNode;
}

/** Declares an action; fields, body and answer are those of the operation, or it does not compile. */
export const recordAction = <Id extends OperationId>(spec: ActionSpec<Id>): RecordAction =>
  spec as RecordAction;

type Unworded<Id extends OperationId> = Omit<ActionSpec<Id>, 'label' | 'message' | 'deletes' | 'many'>;

/** Deletes the record, in the words for what it is: `client`. */
export const deletion = <Id extends OperationId>(noun: string, spec: Unworded<Id>): RecordAction =>
  recordAction({
    ...(spec as ActionSpec<Id>),
    label: `Delete ${noun}`,
    deletes: noun,
    message: `${capital(noun)} deleted`,
  });

/** A step of one record or of several: `Archive client`, “Client archived”, “3 clients archived”. */
export const stepOf = <Id extends OperationId>(
  noun: string,
  [verb, done, several]: readonly [verb: string, done: string, several?: ManyOperation],
  spec: Unworded<Id>,
): RecordAction =>
  recordAction({
    ...(spec as ActionSpec<Id>),
    label: `${verb} ${noun}`,
    message: `${capital(noun)} ${done}`,
    many: { label: verb, done, ...(several && { operation: several }) },
  });

/** An action that has a page of its own. */
export interface PageAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly to: LinkTarget;
}

export type NamedAction = (RecordAction | PageAction) & { readonly key: string };

/** Whatever has actions: a row of a list, a record, a part of one. */
export interface ActingRow {
  readonly actions: readonly string[];
}

/** Actions by the names the server offers them under; `false` where the record has no use for one. */
export type ActionsOf<Row extends ActingRow> = {
  readonly [Name in Row['actions'][number]]?: RecordAction | PageAction | false;
};

/** The actions that the row offers, in the order of their declaration. Only the row is asked (R-PRM-01). */
export const offered = <Row extends ActingRow>(row: Row, actions: ActionsOf<Row>): NamedAction[] =>
  (Object.entries(actions) as [string, RecordAction | PageAction | false][]).flatMap(([key, action]) =>
    action && row.actions.includes(key) ? [{ ...action, key }] : [],
  );

export const isPage = (action: RecordAction | PageAction): action is PageAction => 'to' in action;

/** Whether something is asked before it is done. */
export const asks = ({ fields = [], reshaped, reason, typed, deletes, about }: RecordAction): boolean =>
  fields.length > 0 ||
  reshaped !== undefined ||
  reason !== undefined ||
  typed !== undefined ||
  deletes !== undefined ||
  about !== undefined;
