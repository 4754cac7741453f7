// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const requestLevel: OperationFields<'requestLevel'> = { operation: 'requestLevel', fields: {"to_level":{"label":"Level","kind":"choice","required":true,"options":["TA","A","SA","MD","RMD","EMD","NMD","SNMD","EVC"]},"note":{"label":"Note","kind":"multiline","max":1000,"nullable":true}} };

export const simulateLevel: OperationFields<'simulateLevel'> = { operation: 'simulateLevel', fields: {"level_code":{"label":"Level","kind":"choice","options":["TA","A","SA","MD","RMD","EMD","NMD","SNMD","EVC"],"nullable":true},"personal_bv_cents":{"label":"Personal BV","kind":"money","max":99999999999},"recruits":{"label":"Recruits","kind":"count","max":1000},"legs":{"label":"Legs","kind":"rows","max":100,"fields":{"leg_code":{"label":"Leg","kind":"text","max":20,"nullable":true},"bv_cents":{"label":"BV","kind":"money","required":true,"max":99999999999}}}} };
