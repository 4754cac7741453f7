import { useMay, usePageAt } from '@upline/shell';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import shared from '../payments.module.css';

/** The page of a line. */
export const lineTarget = (id: string): LinkTarget => ({ to: '/compensations/$id', params: { id } });

const isAdmin = (code: string) => code.startsWith('A');

interface Person {
  readonly code: string;
  readonly name: string;
}

/** Somebody of the network, by name and code; a link where the reader may open the record. */
export function PersonLink({ person: { code, name } }: { readonly person: Person }) {
  const mayOpen = useMay('getAssociate');
  const words = <Private>{name === code ? code : `${name} (${code})`}</Private>;
  return mayOpen ? (
    <Link className={shared.inText} to={{ to: '/associates/$code', params: { code } }}>
      {words}
    </Link>
  ) : (
    words
  );
}

/** Who did something in the office or the portal, by name; a link where the reader may open the record. */
export function DoneBy({ person: { code, name } }: { readonly person: Person }) {
  const pageAt = usePageAt();
  const to = pageAt(isAdmin(code) ? `/settings/users/${code}` : `/associates/${code}`);
  const words = <Private>{name}</Private>;
  return to ? <Link to={to}>{words}</Link> : words;
}

interface PolicyOf {
  readonly policy_id: string | null;
  readonly policy_number: string | null;
}

/** The policy that money belongs to; nothing where it belongs to none. */
export function OfficePolicyLink({ policy: { policy_id, policy_number } }: { readonly policy: PolicyOf }) {
  const mayOpen = useMay('getAdminPolicy');
  if (policy_id === null || policy_number === null) return null;
  const words = <Private>{policy_number}</Private>;
  return mayOpen ? (
    <Link
      className={shared.inText}
      to={{ to: '/business/$policy_number', params: { policy_number }, search: { id: policy_id } }}
    >
      {words}
    </Link>
  ) : (
    words
  );
}
