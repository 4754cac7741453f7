import type { OperationAnswer, OperationId } from '@upline/api-client';
import type { ChangeResourceName } from '@upline/domain';
import { builtInViews, type ListOperations } from '@upline/shell';

export type Change = OperationAnswer<'getChange'>;
export type ChangeRow = OperationAnswer<'listChangeRows'>['rows'][number];
export type ChangeFields = OperationAnswer<'getChangeFields'>;
export type ChangeField = ChangeFields['editable'][number];

/** Own bulk edits and imports. */
export const CHANGE_LIST = {
  name: 'changes',
  list: 'listChanges',
  count: 'countChanges',
} as const satisfies ListOperations;

const ROW_VIEWS = builtInViews('listChangeRows', () => [
  { id: 'ready', name: 'Ready', filter: { state: { eq: 'Ready' } } },
  { id: 'saved', name: 'Saved', filter: { state: { eq: 'Saved' } } },
  {
    id: 'left',
    name: 'Not changed',
    filter: { state: { in: ['Refused', 'No Change', 'Changed Meanwhile', 'Kept'] } },
  },
  { id: 'similar', name: 'Look-alikes', filter: { similar: { eq: true } } },
]);

/** The rows of one of them. */
export const changeRows = (id: string) =>
  ({
    name: 'change-rows',
    list: 'listChangeRows',
    count: 'countChangeRows',
    params: { id },
    views: ROW_VIEWS,
  }) as const satisfies ListOperations;

interface Resource {
  /** `client` and `clients`. */
  readonly one: string;
  readonly many: string;
  readonly list: '/business/clients' | '/business/prospects' | '/business' | '/virtual-video-drop/contacts';
  /** Lines of a file complete records that are there already (R-VVD-07). */
  readonly merges?: true;
  /** What shows rows of this list, to be loaded again after they were written. */
  readonly shownBy: readonly OperationId[];
}

/** Lists whose rows are edited in bulk; contacts of video drop are imported only. */
export type EditedResource = Exclude<ChangeResourceName, 'video-contacts'>;

/** Lists whose rows are edited in bulk or imported. */
export const RESOURCES: Readonly<Record<ChangeResourceName, Resource>> = {
  clients: {
    one: 'client',
    many: 'clients',
    list: '/business/clients',
    shownBy: ['listClients', 'countClients', 'searchClients', 'getClient', 'listClientAudit'],
  },
  prospects: {
    one: 'prospect',
    many: 'prospects',
    list: '/business/prospects',
    shownBy: ['listProspects', 'countProspects', 'countProspectsByStage', 'getProspect'],
  },
  policies: {
    one: 'policy',
    many: 'policies',
    list: '/business',
    shownBy: ['listPolicies', 'countPolicies', 'getPolicy', 'listPolicyAudit', 'findPoliciesByNumber'],
  },
  'video-contacts': {
    one: 'contact',
    many: 'contacts',
    list: '/virtual-video-drop/contacts',
    merges: true,
    shownBy: ['listVideoContacts', 'countVideoContacts', 'getVideoContact'],
  },
};

/** `1 client`, `1,250 clients`. */
export const counted = (resource: ChangeResourceName, count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? RESOURCES[resource].one : RESOURCES[resource].many}`;

/** Columns that are taken for the fields that every line needs; the words of the groups that have none. */
export const missingNeeds = (
  { needs, importable }: Pick<ChangeFields, 'needs' | 'importable'>,
  has: (field: string) => boolean,
): string[] =>
  needs
    .filter((group) => !group.some(has))
    .map((group) =>
      group.map((key) => importable.find((field) => field.key === key)?.label ?? key).join(' or '),
    );
