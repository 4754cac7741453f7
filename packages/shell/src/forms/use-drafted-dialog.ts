import { useEffect, useRef } from 'react';
import { useApi } from '../app/client.tsx';
import { draftPath, hasDraft } from './form-draft.ts';
import { useOwnCode, usePathname } from './whose-page.ts';

/**
 * Opens a dialog of the page again that was being filled in when the session ended or the page was reloaded; its form puts back
 * what was typed. `of` is what that form gives `useFormDraft`; undefined while the dialog is not offered.
 */
export function useDraftedDialog(of: string | undefined, open: () => void): void {
  const { tokens } = useApi();
  const code = useOwnCode();
  const pathname = usePathname();
  const hasLooked = useRef(false);
  useEffect(() => {
    // When the session ends its drafts are kept for the next one.
    if (hasLooked.current || of === undefined || code === undefined || !tokens.token()) return;
    hasLooked.current = true;
    if (hasDraft(draftPath(pathname(), of), code)) open();
  });
}
