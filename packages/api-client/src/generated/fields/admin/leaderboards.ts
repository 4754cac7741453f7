// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createNamedTeam: OperationFields<'createNamedTeam'> = { operation: 'createNamedTeam', fields: {"name":{"label":"Name","kind":"text","required":true,"min":2,"max":60},"anchor_code":{"label":"Anchor","kind":"text","required":true,"max":20,"secret":true}} };

export const refreshCompanyLeaderboard: OperationFields<'refreshCompanyLeaderboard'> = { operation: 'refreshCompanyLeaderboard', fields: {"points_type":{"label":"Points Type","kind":"choice","options":["SubmittedBv","IssuedBv","Recruits","Licenses","SubmittedPolicies","IssuedPolicies","ContestPoints","Builder","Hawaii","Builder Bonus"],"start":"SubmittedBv"},"category":{"label":"Category","kind":"choice","options":["Personal","BaseShop","RmdBaseShop","RmdSuperBase","RmdSuperTeam","Infinity"],"start":"Personal"},"period":{"label":"Period","kind":"choice","options":["Week","Month","Quarter","Year","Contest"],"start":"Month"}} };

export const updateNamedTeam: OperationFields<'updateNamedTeam'> = { operation: 'updateNamedTeam', fields: {"name":{"label":"Name","kind":"text","required":true,"min":2,"max":60},"anchor_code":{"label":"Anchor","kind":"text","required":true,"max":20,"secret":true},"status":{"label":"Status","kind":"choice","required":true,"options":["Active","Closed"]}} };
