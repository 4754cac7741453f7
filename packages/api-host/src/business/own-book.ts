import type { Permission } from '@upline/domain';
import { z } from 'zod';
import { idParam } from '../platform/operation/fields.ts';
import type { SignedInPolicy } from '../platform/operation/operation.ts';

/** What reads and writes records of the own book, each by its id; an admin who views as the associate may do both. */
export function ownBook(write: Permission) {
  const own = { audience: 'portal', scope: 'own', proxy: 'allowed' } as const;
  return {
    reading: { ...own, needs: 'business.view' } satisfies SignedInPolicy,
    writing: { ...own, needs: write } satisfies SignedInPolicy,
    params: z.strictObject({ id: idParam() }),
  };
}
