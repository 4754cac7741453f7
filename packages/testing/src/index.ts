/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** For tests only: screens on the real server in one process. See `renderFeature`. */
import '@testing-library/jest-dom/vitest';

export { draftsKept } from './drafts-kept.ts';
export { type RenderFeatureOptions, renderFeature } from './render-feature.tsx';
export type { Failure, FailureSwitch } from './server-fetch.ts';
export {
  giveBankAccounts,
  matchPayment,
  openTraining,
  startTestHost,
  supervise,
  type TestHost,
} from './test-host.ts';
