import type { BodyOf, FieldFacts, OperationAnswer, OperationFields, OperationId } from '@upline/api-client';
import { messages } from '@upline/domain';
import { checkFields } from './check-fields.ts';
import {
  applies,
  type Country,
  emptyField,
  emptyFields,
  type HeldFields,
  heldFields,
  sentFields,
} from './held-values.ts';

/** A field that the form holds in another shape than the request takes: a chosen person instead of a code. */
interface Reshaped<Sent, Stored> {
  readonly empty: unknown;
  readonly of: (record: Stored) => unknown;
  readonly sent: (held: never) => Sent;
}

type ReshapesOf<Id extends OperationId> = {
  readonly [Name in keyof BodyOf<Id>]?: Reshaped<BodyOf<Id>[Name], OperationAnswer<Id>>;
};

type ValuesOf<Id extends OperationId, Reshapes> = Omit<HeldFields<BodyOf<Id>>, keyof Reshapes> & {
  -readonly [Name in keyof Reshapes]: Reshapes[Name] extends { readonly empty: infer Held } ? Held : never;
};

export interface ValueRules<Values, Stored> {
  /** What a new record starts with, where the contract does not say it. */
  readonly start?: Partial<Values>;
  /** Words of a field where the form has others than the contract. */
  readonly labels?: Partial<Record<keyof Values & string, string>>;
  /** Addresses where somebody lives: no PO box. */
  readonly homes?: (values: Values) => readonly (keyof Values & string)[];
  /** Rules across fields, by path; they come before those of single fields. */
  readonly check?: (values: Values, before: Stored | undefined) => Record<string, string>;
}

/** The values of a record's form: how they start, what is wrong with them, and what is sent. */
export interface RecordValues<Values extends object, Body, Stored> {
  readonly fields: Readonly<Record<string, FieldFacts>>;
  /** Labels of the fields as the messages and the conflict panel name them. */
  readonly labels: Partial<Record<keyof Values & string, string>>;
  /** Fields that no draft keeps. */
  readonly secret: readonly (keyof Values & string)[];
  readonly empty: (country: Country, over?: Partial<Values>) => Values;
  /** One field as a new record has it; of a group that may be missing, the group. */
  readonly emptyOf: <Name extends keyof Values & string>(
    name: Name,
    country: Country,
  ) => NonNullable<Values[Name]>;
  /** One more row, with a key of its own. */
  readonly emptyRow: <Name extends keyof Values & string>(
    name: Name,
  ) => Values[Name] extends readonly (infer Row)[] ? Row : never;
  readonly valuesOf: (record: Stored, country: Country) => Values;
  readonly bodyOf: (values: Values) => Body;
  readonly check: (values: Values, before?: Stored) => Record<string, string>;
}

/**
 * Everything a form needs to know of a request, from the contract: `recordValues(createClient, { start: … })`. Written by hand
 * are the rules across fields.
 */
export const recordValues = <Id extends OperationId>(
  operation: OperationFields<Id>,
  rules: ValueRules<HeldFields<BodyOf<Id>>, OperationAnswer<Id>> = {},
): RecordValues<HeldFields<BodyOf<Id>>, BodyOf<Id>, OperationAnswer<Id>> =>
  reshapedValues<Id, object>(operation, {}, rules as never) as never;

/** The same where the form holds some parts in another shape: what it holds, how it is read from the record, what is sent. */
export function reshapedValues<Id extends OperationId, Reshapes extends ReshapesOf<Id>>(
  { fields }: OperationFields<Id>,
  reshapes: Reshapes,
  rules: ValueRules<ValuesOf<Id, Reshapes>, OperationAnswer<Id>> = {},
): RecordValues<ValuesOf<Id, Reshapes>, BodyOf<Id>, OperationAnswer<Id>> {
  type Values = ValuesOf<Id, Reshapes>;
  type Name = keyof Values & string;
  const table = fields as Readonly<Record<string, FieldFacts>>;
  const reshaped = Object.entries(reshapes) as [string, Reshaped<unknown, OperationAnswer<Id>>][];
  const reshapedBy = <T>(make: (part: (typeof reshaped)[number][1], name: string) => T) =>
    Object.fromEntries(reshaped.map(([name, part]) => [name, make(part, name)]));
  const names = Object.keys(table) as Name[];
  const labels = Object.fromEntries(names.map((name) => [name, table[name]?.label])) as Record<Name, string>;
  return {
    fields: table,
    labels: { ...labels, ...rules.labels },
    secret: names.filter((name) => table[name]?.secret && !(name in reshapes)),
    // What follows is made by name from a table whose names are those of the request: no type follows that far.
    empty: (country, over) =>
      ({
        ...emptyFields(table, country),
        ...reshapedBy(({ empty }) => empty),
        ...rules.start,
        ...over,
      }) as Values,
    emptyOf: (name, country) => {
      const { nullable: _, ...facts } = table[name] as FieldFacts;
      return emptyField(name, facts, country) as NonNullable<Values[typeof name]>;
    },
    emptyRow: (name) =>
      ({ ...emptyFields(table[name]?.fields ?? {}, 'USA'), key: crypto.randomUUID() }) as never,
    valuesOf: (record, country) =>
      ({
        ...heldFields(table, Object(record), country),
        ...reshapedBy(({ of }) => of(record)),
      }) as Values,
    bodyOf: (values) =>
      ({
        ...sentFields(table, values as Record<string, unknown>),
        ...reshapedBy(({ sent }, name) => sent(values[name as Name] as never)),
      }) as BodyOf<Id>,
    check: (values, before) => ({
      ...Object.fromEntries(
        reshaped.flatMap(([name]) => {
          const facts = table[name] as FieldFacts;
          const held = values[name as Name];
          const isAsked = facts.required && applies(facts, values as Record<string, unknown>);
          return isAsked && (held === null || held === '') ? [[name, messages.required(facts.label)]] : [];
        }),
      ),
      ...checkFields(
        Object.fromEntries(Object.entries(table).filter(([name]) => !(name in reshapes))),
        values as Record<string, unknown>,
        { homes: rules.homes?.(values) ?? [] },
      ),
      ...rules.check?.(values, before),
    }),
  };
}

/** The values that such a form holds. */
export type ValuesIn<Rules> = Rules extends RecordValues<infer Values, unknown, never> ? Values : never;
