/** The API host: build it over a platform, or start it whole. */
export { areas } from './areas.ts';
export { createPlatform } from './create-platform.ts';
export { buildApp } from './http/build-app.ts';
export { Readiness } from './http/readiness.ts';
export { type Config, ConfigError, readConfig } from './platform/config/config.ts';
export type { Platform } from './platform/platform.ts';
export { start } from './start.ts';
