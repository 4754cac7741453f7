import type { OperationAnswer, OperationId } from '@upline/api-client';
import { formatBv } from '@upline/domain';
import type { FoundRecord } from '../verbs/verb.ts';

/** A part of a second line; what is private is hidden while privacy is on (S-70). */
export interface Piece {
  readonly text: string;
  readonly isPrivate?: 'name' | 'amount' | 'contact';
}

/** A record that was found, as the palette shows it. */
export interface Hit extends FoundRecord {
  /** What the browser remembers it by. */
  readonly key: string;
  readonly inactive: boolean;
  /** Muted words behind the name. */
  readonly detail?: string;
  /** Muted words under the name. */
  readonly second?: readonly Piece[];
  /** Said before the second line to those who only hear it. */
  readonly before?: string;
  readonly phone?: string | null;
  readonly email?: string | null;
  /** Above the person who looks: no page shows them. */
  readonly isAbove?: boolean;
}

type Found<Id extends OperationId> =
  OperationAnswer<Id> extends { rows: readonly (infer Row)[] } ? Row : never;

const two = (part: number) => String(part).padStart(2, '0');
const counted = (count: number) => `${count} ${count === 1 ? 'policy' : 'policies'}`;

export const associateHit = ({
  code,
  name,
  level_name,
  uplines,
  phone,
  is_upline,
}: Found<'searchAssociates'>): Hit => ({
  kind: 'associate',
  key: code,
  id: code,
  name,
  inactive: false,
  detail: [level_name, code].filter(Boolean).join(' · '),
  ...(uplines.length > 0 && {
    second: [{ text: uplines.join(' › '), isPrivate: 'name' }],
    before: 'Under ',
  }),
  phone,
  isAbove: is_upline,
});

export const clientHit = (row: Found<'searchClients'>): Hit => ({
  kind: 'client',
  key: row.id,
  id: row.id,
  name: row.name,
  inactive: false,
  second: [
    { text: `${row.city}, ${row.state}`, isPrivate: 'contact' },
    { text: counted(row.policies) },
    ...(row.birthday
      ? [
          {
            text: `Birthday ${two(row.birthday.month)}/${two(row.birthday.day)}`,
            isPrivate: 'contact' as const,
          },
        ]
      : []),
  ],
  phone: row.phone,
  email: row.email,
});

export const policyHit = (row: Found<'searchPolicies'>): Hit => ({
  kind: 'policy',
  key: row.id,
  id: row.policy_number,
  name: row.policy_number,
  inactive: false,
  detail: row.provider,
  second: [
    { text: row.client, isPrivate: 'name' },
    { text: row.business_status },
    { text: formatBv(row.bv_cents), isPrivate: 'amount' },
  ],
  client: { id: row.client_id, name: row.client },
});

export const providerHit = ({ id, name, status }: { id: string; name: string; status: string }): Hit => ({
  kind: 'provider',
  key: id,
  id,
  name,
  inactive: status === 'Inactive',
});

/** If providers share a policy number, its page asks which policy to open: it is listed once. */
export const onePerPage = (hits: readonly Hit[]): Hit[] => [
  ...new Map(hits.map((hit) => [`${hit.kind} ${hit.id}`, hit])).values(),
];
