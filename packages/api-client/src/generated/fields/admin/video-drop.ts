// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createVideo: OperationFields<'createVideo'> = { operation: 'createVideo', fields: {"title":{"label":"Title","kind":"text","required":true,"min":3,"max":150},"host_id":{"label":"Video ID","kind":"text","required":true,"min":3,"max":64},"thumbnail_id":{"label":"Thumbnail","kind":"other","required":true},"duration_seconds":{"label":"Duration in Seconds","kind":"count","required":true,"max":14400},"language":{"label":"Language","kind":"choice","required":true,"options":["English","Spanish","French"]},"approval_number":{"label":"Approval Number","kind":"text","required":true,"max":40},"expires_on":{"label":"Expires On","kind":"date","required":true},"country":{"label":"Country","kind":"choice","options":["USA","Canada"],"nullable":true},"min_level":{"label":"Level","kind":"choice","options":["TA","A","SA","MD","RMD","EMD","NMD","SNMD","EVC"],"nullable":true}} };

export const moveVideo: OperationFields<'moveVideo'> = { operation: 'moveVideo', fields: {"position":{"label":"Position","kind":"count","required":true,"max":100000}} };

export const updateVideo: OperationFields<'updateVideo'> = { operation: 'updateVideo', fields: createVideo.fields };
