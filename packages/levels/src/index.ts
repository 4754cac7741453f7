/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** What a level asks for, how far somebody is, and how it went. See README. */
export { Gaps, type GapsProps } from './gaps.tsx';
export { LevelHistory, type LevelHistoryProps } from './level-history.tsx';
export type { Measured, Production, Requirement } from './model.ts';
