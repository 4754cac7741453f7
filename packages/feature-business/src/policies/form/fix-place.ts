import type { OperationAnswer } from '@upline/api-client';
import { asAddress, type LinkTarget } from '@upline/ui-kit/link/link-target.ts';

type Finding = OperationAnswer<'checkPolicy'>['findings'][number];

/** Which form of the account mends a check. */
const ADDED: Partial<Record<Finding['check'], string>> = {
  license: 'license',
  eo: 'eo',
  aml: 'certificate',
  annuity_training: 'certificate',
};

interface Sale {
  readonly provider_id: string;
  readonly state: string;
}

/**
 * The page of the own account where a finding is mended, with its form open and the way `back`. Undefined for what others
 * mend, or the form itself.
 */
export function placeInAccount(
  { check, fix }: Finding,
  { provider_id, state }: Sale,
  back: string,
): LinkTarget | undefined {
  if (!fix.to.startsWith('/account/')) return undefined;
  const add = ADDED[check];
  if (add) return { to: asAddress('/account/licenses'), search: { add, back } };
  if (check === 'appointment')
    return {
      to: asAddress('/account/provider-appointments'),
      search: { provider: provider_id, in: state, back },
    };
  return undefined;
}
