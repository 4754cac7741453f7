import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import type { ReactNode } from 'react';
import type { FormDraft } from './use-form-draft.ts';

/** Says that what was typed before was put back; `children` is what could not be. */
export function RestoredBanner({
  draft,
  children,
}: {
  readonly draft: Pick<FormDraft, 'restored'> | undefined;
  readonly children?: ReactNode;
}) {
  if (!draft?.restored) return null;
  return (
    <Banner tone="info" live>
      What you had typed is back.{children && <> {children}</>}
    </Banner>
  );
}
