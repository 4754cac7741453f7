// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const setGenerationRates: OperationFields<'setGenerationRates'> = { operation: 'setGenerationRates', fields: {"effective_from":{"label":"Effective From","kind":"date","required":true},"rates_bps":{"label":"Rates","kind":"other","required":true,"max":6}} };

export const setLadder: OperationFields<'setLadder'> = { operation: 'setLadder', fields: {"effective_from":{"label":"Effective From","kind":"date","required":true},"rates":{"label":"Rates","kind":"rows","required":true,"max":9,"fields":{"level_code":{"label":"Level","kind":"choice","required":true,"options":["TA","A","SA","MD","RMD","EMD","NMD","SNMD","EVC"]},"rate_bps":{"label":"Rate","kind":"percent","required":true,"max":10000}}}} };

export const setSetting: OperationFields<'setSetting'> = { operation: 'setSetting', fields: {"effective_from":{"label":"Effective From","kind":"date","required":true},"value":{"label":"Value","kind":"other","required":true}} };

export const withdrawGenerationRates: OperationFields<'withdrawGenerationRates'> = { operation: 'withdrawGenerationRates', fields: {"effective_from":{"label":"Effective From","kind":"date","required":true}} };

export const withdrawLadder: OperationFields<'withdrawLadder'> = { operation: 'withdrawLadder', fields: withdrawGenerationRates.fields };

export const withdrawSetting: OperationFields<'withdrawSetting'> = { operation: 'withdrawSetting', fields: withdrawGenerationRates.fields };
