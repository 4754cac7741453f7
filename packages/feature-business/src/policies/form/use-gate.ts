import { useRouter } from '@tanstack/react-router';
import { keepDraft, useAccess, useGo } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { ComplianceGateProps } from './compliance-gate.tsx';
import { placeInAccount } from './fix-place.ts';
import type { Offer, PolicyValues } from './policy-values.ts';
import { useCompliance } from './use-compliance.ts';

interface GateInput<Values extends object> {
  /** The whole policy as it would be saved. */
  readonly values: PolicyValues;
  readonly offer: Pick<Offer, 'name' | 'country'> | undefined;
  /** Of a stored policy. */
  readonly policyId?: string;
  /** What the form holds, put back when the person returns; `of` and `version` as the form keeps its draft. */
  readonly draft: { readonly values: Values; readonly of?: string | undefined; readonly version?: number };
}

/** The submission check with what is sold, and ways to the account that keep the form for the return. */
export function useGate<Values extends object>({
  values,
  offer,
  policyId,
  draft,
}: GateInput<Values>): Omit<ComplianceGateProps, 'onPick'> {
  const { check, checking, error, retry, pageAt } = useCompliance(values, policyId);
  const { code } = useAccess().user;
  const router = useRouter();
  const go = useGo();
  const { writing_associate_code: writer, training_associate_code: trainee } = values;
  const people = [...values.splits.map(({ associate_code }) => associate_code), trainee].flatMap((one) =>
    one && one.code !== writer?.code ? [[one.code, one.name] as const] : [],
  );
  return {
    check,
    checking,
    error,
    onRetry: retry,
    pageAt,
    summary: {
      client: values.client_id?.name,
      product: offer?.name,
      premium_cents: values.modal_premium_cents,
      mode: values.premium_mode,
      currency: offer?.country === 'Canada' ? 'CAD' : 'USD',
      people: new Map(people),
    },
    placeOf: (finding) => placeInAccount(finding, values, router.state.location.href),
    onLeave: (to: LinkTarget) => {
      const path = router.state.location.pathname + (draft.of ? `#${draft.of}` : '');
      keepDraft(path, code, { values: draft.values, version: draft.version });
      void go({ ...to, ignoreBlocker: true });
    },
  };
}
