import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** JSON lines in UTC without a single secret: see the redaction test for what must never appear (S-77). */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return pino(
    { level: config.logLevel, timestamp: pino.stdTimeFunctions.isoTime, base: undefined },
    destination,
  );
}
