import type { OperationId, OperationInput } from './types.ts';

export type BodyOf<Id extends OperationId> = NonNullable<OperationInput<Id>['body']>;

/**
 * How a field is asked for: `flag` is yes or no, `answer` may be unanswered as well; `choice` is one of the options and
 * `choices` several; `group` and `rows` hold fields of their own; `other` needs a control that knows more than the contract.
 */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'email'
  | 'phone'
  | 'date'
  | 'money'
  | 'percent'
  | 'count'
  | 'flag'
  | 'answer'
  | 'choice'
  | 'choices'
  | 'address'
  | 'group'
  | 'rows'
  | 'other';

/** What the contract says of a field of a request. */
export interface FieldFacts {
  readonly label: string;
  readonly kind: FieldKind;
  /** What a person has to know to fill it in. */
  readonly help?: string;
  readonly required?: true;
  /** Of a text its length, of a number itself. */
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
  /** The only records that have it: those where other fields hold one of these values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Never answered: left empty, it stays as it is, and it is kept nowhere. */
  readonly secret?: true;
  /** Takes null for nothing; where it does not, an empty field is left out. */
  readonly nullable?: true;
  /** What it is where the request does not say. */
  readonly start?: string;
  readonly fields?: Readonly<Record<string, FieldFacts>>;
}

/** The fields of a write. Written by `pnpm generate`, one constant an operation. */
export interface OperationFields<Id extends OperationId> {
  readonly operation: Id;
  readonly fields: { readonly [Name in keyof BodyOf<Id> & string]-?: FieldFacts };
}
