// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createAnnouncement: OperationFields<'createAnnouncement'> = { operation: 'createAnnouncement', fields: {"title":{"label":"Title","kind":"text","required":true,"min":3,"max":150},"body":{"label":"Text","kind":"multiline","required":true,"max":1000},"audience":{"label":"Audience","kind":"choice","required":true,"options":["Everybody","Country","Level","Team","Beta"]},"country":{"label":"Country","kind":"choice","required":true,"options":["USA","Canada"],"when":{"audience":["Country"]},"nullable":true},"min_level":{"label":"Level","kind":"choice","required":true,"options":["TA","A","SA","MD","RMD","EMD","NMD","SNMD","EVC"],"when":{"audience":["Level"]},"nullable":true},"team_code":{"label":"Team","kind":"text","required":true,"max":5,"when":{"audience":["Team"]},"nullable":true},"shown_from":{"label":"Shown From","kind":"date","required":true},"shown_until":{"label":"Shown Until","kind":"date","nullable":true},"send_email":{"label":"Send by email","kind":"flag","required":true}} };

export const createContentPage: OperationFields<'createContentPage'> = { operation: 'createContentPage', fields: {"title":{"label":"Title","kind":"text","required":true,"min":3,"max":150},"slug":{"label":"Address","kind":"text","max":80,"nullable":true},"show_in_menu":{"label":"Show in menu","kind":"flag","required":true},"body":{"label":"Text","kind":"multiline","required":true,"max":60000}} };

export const createEfastTask: OperationFields<'createEfastTask'> = { operation: 'createEfastTask', fields: {"title":{"label":"Title","kind":"text","required":true,"min":3,"max":150},"description":{"label":"Description","kind":"multiline","max":300,"nullable":true},"kind":{"label":"Kind","kind":"choice","required":true,"options":["Video","Link","Form","Upload","Confirm"]},"video":{"label":"Video","kind":"text","required":true,"max":64,"when":{"kind":["Video"]},"nullable":true},"address":{"label":"Address","kind":"text","required":true,"max":500,"when":{"kind":["Link","Form"]},"nullable":true},"observes":{"label":"Ticks itself","kind":"choice","options":["AMA Signed","Photo Uploaded","Ten Prospects Entered","First FNA Completed","License Entered"],"when":{"kind":["Form"]},"nullable":true},"is_required":{"label":"Required","kind":"flag","required":true},"days_offset":{"label":"Due after days","kind":"count","required":true,"max":365}} };

export const createHelpArticle: OperationFields<'createHelpArticle'> = { operation: 'createHelpArticle', fields: {"title":{"label":"Title","kind":"text","required":true,"min":3,"max":150},"slug":{"label":"Address","kind":"text","max":80,"nullable":true},"category_id":{"label":"Category","kind":"other","required":true},"country":{"label":"Country","kind":"choice","options":["USA","Canada"],"nullable":true},"min_level":{"label":"Level","kind":"choice","options":["TA","A","SA","MD","RMD","EMD","NMD","SNMD","EVC"],"nullable":true},"body":{"label":"Text","kind":"multiline","required":true,"max":60000},"files":{"label":"Files","kind":"other","required":true,"max":20},"related":{"label":"Related articles","kind":"other","required":true,"max":5}} };

export const createHelpCategory: OperationFields<'createHelpCategory'> = { operation: 'createHelpCategory', fields: {"name":{"label":"Name","kind":"text","required":true,"min":2,"max":60},"slug":{"label":"Address","kind":"text","max":80,"nullable":true},"icon":{"label":"Icon","kind":"choice","required":true,"options":["Book","Cash","Certificate","Chart","Shield","Team","Tools"]}} };

export const moveAnnouncement: OperationFields<'moveAnnouncement'> = { operation: 'moveAnnouncement', fields: {"position":{"label":"Position","kind":"count","required":true,"max":100000}} };

export const moveContentPage: OperationFields<'moveContentPage'> = { operation: 'moveContentPage', fields: moveAnnouncement.fields };

export const moveEfastTask: OperationFields<'moveEfastTask'> = { operation: 'moveEfastTask', fields: moveAnnouncement.fields };

export const moveHelpArticle: OperationFields<'moveHelpArticle'> = { operation: 'moveHelpArticle', fields: moveAnnouncement.fields };

export const moveHelpCategory: OperationFields<'moveHelpCategory'> = { operation: 'moveHelpCategory', fields: moveAnnouncement.fields };

export const updateAnnouncement: OperationFields<'updateAnnouncement'> = { operation: 'updateAnnouncement', fields: createAnnouncement.fields };

export const updateContentPage: OperationFields<'updateContentPage'> = { operation: 'updateContentPage', fields: createContentPage.fields };

export const updateEfastTask: OperationFields<'updateEfastTask'> = { operation: 'updateEfastTask', fields: createEfastTask.fields };

export const updateHelpArticle: OperationFields<'updateHelpArticle'> = { operation: 'updateHelpArticle', fields: createHelpArticle.fields };

export const updateHelpCategory: OperationFields<'updateHelpCategory'> = { operation: 'updateHelpCategory', fields: createHelpCategory.fields };
