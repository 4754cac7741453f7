import type { FieldFacts, OPERATORS, PeopleOperator, RelativeDate, TeamType } from '@upline/domain';
import type { ListFields, ListFiles } from '../generated/list-fields.ts';
import type { operations } from '../generated/schema.ts';

export type OperationId = keyof operations & string;

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;

type SuccessOf<R> = {
  [S in keyof R]: S extends 200 | 201 | 202 ? Content<R[S]> : S extends 204 ? undefined : never;
}[keyof R];

type Part<T, K extends string> = T extends { [P in K]?: infer V } ? Exclude<V, undefined> : undefined;

type ParametersOf<O> = Part<O, 'parameters'>;

export type { ListFields, ListFiles };

/** A list, its count or its export. */
export type ListOperationId = keyof ListFields & OperationId;

type FactsOf<Id extends ListOperationId> = ListFields[Id];

/** The values a field of these facts is compared with. */
type ValueOf<F> = F extends { options: readonly (infer Option)[] }
  ? Option
  : F extends { type: 'number' | 'money' }
    ? number
    : F extends { type: 'boolean' }
      ? boolean
      : string;

type OperatorValue<Operator, V> = Operator extends 'in'
  ? readonly V[]
  : Operator extends 'between'
    ? readonly [V, V]
    : Operator extends 'during'
      ? RelativeDate
      : V;

/** A condition on a field: the operators of its type, each with its values (R-GEN-06). */
type ConditionOf<F extends FieldFacts> = {
  readonly [Operator in (typeof OPERATORS)[F['type']][number]]?: OperatorValue<Operator, ValueOf<F>>;
} & (F extends { nullable: true } ? { readonly isNull?: boolean } : object) &
  (F extends { people: true }
    ? { readonly [Operator in PeopleOperator]?: Operator extends 'in_team' ? TeamType : string }
    : object);

/** Conditions on the fields of that list, all together. */
type PlainFilterOf<Id extends ListOperationId> = {
  readonly [Field in keyof FactsOf<Id> as FactsOf<Id>[Field] extends { filterable: false }
    ? never
    : Field]?: FactsOf<Id>[Field] extends infer F extends FieldFacts ? ConditionOf<F> : never;
};

/** A filter by the fields of that list, with groups of alternatives; one of no list's fields may hold any. */
export type FilterOf<Id extends OperationId> = Id extends ListOperationId
  ? PlainFilterOf<Id> & {
      readonly id?: { readonly in: readonly string[] };
      readonly any?: readonly (readonly PlainFilterOf<Id>[])[];
    }
  : object;

/** An order by the fields of that list. */
export type OrderOf<Id extends OperationId> = Id extends ListOperationId
  ? {
      readonly [Field in keyof FactsOf<Id> as FactsOf<Id>[Field] extends { sortable: false }
        ? never
        : Field]?: 'ASC' | 'DESC';
    }
  : object;

/** Query members that travel as JSON text are given as values; the client writes the text. */
type QueryValues<Id extends OperationId, Q> = {
  [K in keyof Q]: K extends 'filter'
    ? FilterOf<Id>
    : K extends 'each'
      ? readonly FilterOf<Id>[]
      : K extends 'order'
        ? OrderOf<Id>
        : K extends 'columns'
          ? Q[K] | object
          : Q[K];
};

/** A body may be a form where files travel with it. */
type BodyOf<O> = O extends { requestBody?: infer B } ? Content<Exclude<B, undefined>> : undefined;

type Given<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : [V] extends [never]
    ? { readonly [P in K]?: undefined }
    : Record<string, never> extends V
      ? { readonly [P in K]?: V }
      : { readonly [P in K]: V };

/** What an operation is called with: path parameters, query and body as its document says, plus the two headers of writes. */
export type OperationInput<Id extends OperationId> = Given<
  'params',
  Part<ParametersOf<operations[Id]>, 'path'>
> &
  Given<'query', QueryValues<Id, Part<ParametersOf<operations[Id]>, 'query'>>> &
  Given<'body', BodyOf<operations[Id]>> & {
    /** One per intention of the person: trying again sends the same. Made per call where it is left out. */
    readonly idempotencyKey?: string;
    /** Version of the record the person saw; a changed record answers 409 (R-GEN-04). */
    readonly ifMatch?: number;
    readonly signal?: AbortSignal;
  };

/** What an operation answers on success. */
export type OperationAnswer<Id extends OperationId> = SuccessOf<operations[Id]['responses']>;

/** An input with nothing required may be left out altogether. */
export type InputArgs<Id extends OperationId> =
  Record<string, never> extends OperationInput<Id>
    ? [input?: OperationInput<Id>]
    : [input: OperationInput<Id>];
