// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const refreshLeaderboard: OperationFields<'refreshLeaderboard'> = { operation: 'refreshLeaderboard', fields: {"points_type":{"label":"Points Type","kind":"choice","options":["SubmittedBv","IssuedBv","Recruits","Licenses","SubmittedPolicies","IssuedPolicies","ContestPoints","Builder","Hawaii","Builder Bonus"],"start":"SubmittedBv"},"category":{"label":"Category","kind":"choice","options":["Personal","BaseShop","RmdBaseShop","RmdSuperBase","RmdSuperTeam","Infinity"],"start":"Personal"},"period":{"label":"Period","kind":"choice","options":["Week","Month","Quarter","Year","Contest"],"start":"Month"}} };
