// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const contactVideoSender: OperationFields<'contactVideoSender'> = { operation: 'contactVideoSender', fields: {"token":{"label":"Link","kind":"text","required":true,"max":64}} };

export const getVideoSubscription: OperationFields<'getVideoSubscription'> = { operation: 'getVideoSubscription', fields: contactVideoSender.fields };

export const openVideoLink: OperationFields<'openVideoLink'> = { operation: 'openVideoLink', fields: contactVideoSender.fields };

export const reportVideoPlay: OperationFields<'reportVideoPlay'> = { operation: 'reportVideoPlay', fields: {"token":{"label":"Link","kind":"text","required":true,"max":64},"seconds":{"label":"Seconds","kind":"count","required":true,"max":14400}} };

export const subscribeToVideos: OperationFields<'subscribeToVideos'> = { operation: 'subscribeToVideos', fields: contactVideoSender.fields };

export const unsubscribeFromVideos: OperationFields<'unsubscribeFromVideos'> = { operation: 'unsubscribeFromVideos', fields: contactVideoSender.fields };
