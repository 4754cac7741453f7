import type { Caller } from './caller.ts';
import { mayCall } from './judge.ts';
import { declaredPolicy } from './operation.ts';
import type { Problem } from './problem.ts';

/**
 * What must hold of a row before something is done with it. The service refuses by it (`demand`) and the row offers its
 * actions by it (`rowActions`), so that what is offered is what is taken.
 */
export interface RowRule<Row> {
  (row: Row, caller: Caller): boolean;
  /** The refusal of the service when the rule does not hold. */
  refusal(row: Row, caller: Caller): Problem;
}

/** A rule of a row with the refusal that the specification gives it. */
export function rowRule<Row>(
  holds: (row: Row, caller: Caller) => boolean,
  refusal: (row: Row, caller: Caller) => Problem,
): RowRule<Row> {
  return Object.assign((row: Row, caller: Caller) => holds(row, caller), { refusal });
}

/** Throws the refusal of the first rule that does not hold of the row. */
export function demand<Row>(rules: RowRule<Row> | readonly RowRule<Row>[], row: Row, caller: Caller): void {
  for (const rule of [rules].flat() as RowRule<Row>[]) {
    if (!rule(row, caller)) throw rule.refusal(row, caller);
  }
}

/** A condition of the row: a rule by which the service refuses, or what a row has no use for although it is not refused. */
type Condition<Row> = (row: Row, caller: Caller) => boolean;

/** One way to do something with a row: an operation, by its id, and the rules by which its service judges the row. */
export interface RowAction<Row> {
  readonly operation: string;
  readonly when?: Condition<Row> | readonly Condition<Row>[];
}

type Ways<Row> = RowAction<Row> | readonly RowAction<Row>[];

export interface RowActions<Row, Action extends string> {
  /** What the caller may do with the row now, in the order of the declaration. */
  of(caller: Caller, row: Row): Action[];
  /** The operations of every action, portal and office beside each other. */
  readonly ways: Readonly<Record<Action, readonly RowAction<Row>[]>>;
}

/** An action that a caller may call, with the rules of each of its ways. */
interface OpenAction<Row, Action> {
  readonly name: Action;
  readonly ways: readonly (readonly Condition<Row>[])[];
}

/**
 * The actions of a resource's rows. Whether the caller may call at all is judged by the policy of the operation itself;
 * an action that both sides have names an operation for each, and the policies choose between them.
 */
export function rowActions<Row, Action extends string>(
  actions: Readonly<Record<Action, Ways<Row>>>,
): RowActions<Row, Action> {
  const names = Object.keys(actions) as Action[];
  const waysOf = (name: Action) => [actions[name]].flat() as readonly RowAction<Row>[];
  const ways = Object.fromEntries(names.map((name) => [name, waysOf(name)])) as Record<
    Action,
    readonly RowAction<Row>[]
  >;
  /** What each caller may call at all, asked once for all rows of an answer. */
  const openTo = new WeakMap<Caller, readonly OpenAction<Row, Action>[]>();
  const opened = (caller: Caller) => {
    const open = names
      .map((name) => ({
        name,
        ways: ways[name]
          .filter(({ operation }) => mayCall(declaredPolicy(operation), caller))
          .map(({ when = [] }) => [when].flat() as Condition<Row>[]),
      }))
      .filter((action) => action.ways.length > 0);
    openTo.set(caller, open);
    return open;
  };
  return {
    ways,
    of: (caller, row) =>
      (openTo.get(caller) ?? opened(caller))
        .filter((action) => action.ways.some((rules) => rules.every((rule) => rule(row, caller))))
        .map(({ name }) => name),
  };
}
