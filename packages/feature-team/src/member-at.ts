import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';

/** The record of a member. */
export const memberAt = (code: string): LinkTarget => ({ to: '/team/$code', params: { code } });
