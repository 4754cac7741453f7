import { useMay } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import type { Subject } from './analysis-lists.ts';

export interface PolicyButtonProps {
  readonly subject: Subject;
  /** Recommended face amount. */
  readonly face: number;
  readonly variant?: 'filled' | 'default';
}

/** Leads to a new policy of the client with the recommended face amount; a prospect becomes a client first. */
export function PolicyButton({
  subject: { client_id, prospect_id },
  face,
  variant = 'default',
}: PolicyButtonProps) {
  const mayCreate = useMay('createPolicy');
  const mayConvert = useMay('convertProspect');
  if (client_id && mayCreate && face > 0)
    return (
      <LinkButton
        variant={variant}
        to={{ to: '/business/create/$client_id', params: { client_id }, search: { face } }}
      >
        Create policy
      </LinkButton>
    );
  if (prospect_id && mayConvert && face > 0)
    return (
      <LinkButton to={{ to: '/business/prospects/$id', params: { id: prospect_id } }}>
        Open prospect
      </LinkButton>
    );
  return null;
}
