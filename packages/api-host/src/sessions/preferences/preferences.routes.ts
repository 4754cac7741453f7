import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { bool } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { writePreferences } from './preferences.store.ts';

export const preferences = z.strictObject({ single_keys: bool('Single-key shortcuts') });

/** Preferences of a person in every browser; `/access` answers them. */
export const preferencesRoutes: Area = () => [
  operation({
    id: 'savePreferences',
    method: 'PUT',
    path: '/account/preferences',
    tag: 'Sessions',
    summary: 'Keep what the caller prefers in every browser',
    description:
      'The last write wins. An admin viewing as an associate does not change what the associate left.',
    policy: {
      needs: 'signed-in',
      audience: 'any',
      scope: 'own',
      proxy: 'refused',
      suspended: 'allowed',
      unsigned: 'allowed',
    },
    body: preferences,
    answer: { status: 200, schema: preferences },
    examples: { body: { single_keys: false }, answer: { single_keys: false } },
    async handler({ db, now, caller, body }) {
      await writePreferences(db, caller.userId, body, now);
      return body;
    },
  }),
];
