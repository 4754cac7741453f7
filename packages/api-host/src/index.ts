/** The API host: build it over a platform, or start it whole. */
export { areas } from './areas.ts';
export { buildApp } from './http/build-app.ts';
export { Readiness } from './http/readiness.ts';
export { type Config, ConfigError, readConfig } from './platform/config.ts';
export { createPlatform } from './platform/create-platform.ts';
export type { Platform } from './platform/platform.ts';
export { start } from './start.ts';
