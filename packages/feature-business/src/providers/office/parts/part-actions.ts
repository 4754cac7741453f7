import type { FieldFacts, OperationId } from '@upline/api-client';
import { formatPhone } from '@upline/domain';
import { type ActionField, capital, type NamedAction, recordAction } from '@upline/shell';
import type { PartItem } from './part-list.tsx';

const LONG_ROWS = 3;

type Creates =
  | 'createProviderContact'
  | 'createProviderLink'
  | 'createProviderVideo'
  | 'createProviderAttachment';
type Updates =
  | 'updateProviderContact'
  | 'updateProviderLink'
  | 'updateProviderVideo'
  | 'updateProviderAttachment';
type Removes =
  | 'deleteProviderContact'
  | 'deleteProviderLink'
  | 'deleteProviderVideo'
  | 'deleteProviderAttachment';

/** One kind of parts of a provider: its operations, its words, and what is asked for. */
export interface PartKind<Name extends string> {
  /** `contact`. */
  readonly noun: string;
  readonly create: Creates;
  readonly update: Updates;
  readonly remove: Removes;
  /** Of the body of both writes, from the contract. */
  readonly fields: Readonly<Record<Name, FieldFacts>>;
  /** In the order in which they are asked for. */
  readonly asked: readonly NoInfer<Name>[];
  readonly help?: { readonly [Each in NoInfer<Name>]?: string };
  readonly refresh: readonly OperationId[];
}

/** A field of a dialog with the label, the length and the choices of the contract. */
function drawn(name: string, { label, kind, required, max, options, start }: FieldFacts, stored: unknown) {
  const initial = stored ?? start ?? null;
  const shared = { name, label, ...(required && { required }), initial };
  switch (kind) {
    case 'choice':
      return { ...shared, kind, options, required: true };
    case 'date':
    case 'count':
      return { ...shared, kind };
    default:
      return {
        ...shared,
        rows: kind === 'multiline' ? LONG_ROWS : 1,
        ...(max && { maxLength: max }),
        ...(name === 'phone' && typeof initial === 'string' && { initial: formatPhone(initial) }),
      };
  }
}

/** Made by name from facts of the operation's own body: no type follows that far. */
function fieldsOf<Name extends string>(
  { fields, asked, help }: PartKind<Name>,
  names: readonly Name[] = asked,
  stored: object = {},
): readonly object[] {
  return names.map((name) => ({
    ...drawn(name, fields[name], (stored as Record<string, unknown>)[name]),
    ...(help?.[name] && { help: help[name] }),
  }));
}

/** Adds a part at the end; `names` leaves out what comes later. */
export const addPart = <Name extends string>(
  kind: PartKind<Name>,
  id: string,
  {
    names,
    about,
    onAdded,
  }: {
    readonly names?: readonly NoInfer<Name>[];
    readonly about?: string;
    readonly onAdded?: (added: PartItem) => void;
  } = {},
): NamedAction => ({
  key: 'add',
  ...recordAction<Creates>({
    operation: kind.create,
    label: `Add ${kind.noun}`,
    ...(about && { about }),
    input: { params: { id } },
    fields: fieldsOf(kind, names) as readonly ActionField<Creates>[],
    refresh: kind.refresh,
    message: `${capital(kind.noun)} added`,
    ...(onAdded && { onDone: onAdded }),
  }),
});

/** What may be done with a part, by whoever manages providers: nobody else reads it here. */
export const partActions =
  <Name extends string, Item extends PartItem>(
    kind: PartKind<Name>,
    id: string,
    nameOf: (item: Item) => string,
  ) =>
  (item: Item): NamedAction[] => {
    const input = { params: { id, item_id: item.id }, ifMatch: item.version };
    return [
      {
        key: 'change',
        ...recordAction<Updates>({
          operation: kind.update,
          label: `Edit ${kind.noun}`,
          title: `Edit ${nameOf(item)}`,
          saveLabel: `Save ${kind.noun}`,
          input,
          fields: fieldsOf(kind, kind.asked, item) as readonly ActionField<Updates>[],
          refresh: kind.refresh,
          message: `${capital(kind.noun)} saved`,
        }),
      },
      {
        key: 'remove',
        ...recordAction<Removes>({
          operation: kind.remove,
          label: `Remove ${kind.noun}`,
          deletes: kind.noun,
          verb: 'Remove',
          input,
          refresh: kind.refresh,
          message: `${capital(kind.noun)} removed`,
        }),
      },
    ];
  };
