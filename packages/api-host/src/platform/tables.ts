/**
 * Row types of every table. Each area adds its own next to its store:
 *
 *     declare module '../../platform/tables.ts' { interface Tables { client: ClientTable } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in every area
export interface Tables {}
