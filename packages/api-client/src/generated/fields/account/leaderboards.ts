// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const setLeaderboardPreference: OperationFields<'setLeaderboardPreference'> = { operation: 'setLeaderboardPreference', fields: {"hides_figures":{"label":"Hide Figures","kind":"flag","required":true}} };
