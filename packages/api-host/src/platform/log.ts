import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';

/** What must not reach a log whatever message or error carries it (S-77). */
const SECRETS: readonly [RegExp, string][] = [
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g, '[token]'],
  [/[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g, '[number]'],
  [/(?<![\w.-])\d{9,19}(?![\w.-])/g, '[number]'],
];

/** The text without tokens, addresses and long numbers. */
export function redact(text: string): string {
  return SECRETS.reduce((result, [pattern, word]) => result.replaceAll(pattern, word), text);
}

/** Kind, message and place of an error. A database error's detail and row are left out: they quote what was written. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  const { code, constraint, table, cause } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    // Quoted values are the person's input: invalid input syntax for type uuid: "…".
    message: error.message.replaceAll(/: "[^"]*"/g, ': "…"'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at ') && !line.includes('node_modules'))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** JSON lines in UTC; never a body, a header or a query string. The redaction is the second net, not the first. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'message',
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError, error: describeError, req: () => undefined, res: () => undefined },
    redact: {
      paths: ['password', 'token', 'authorization', 'ssn', 'body', 'headers'].flatMap((key) => [
        key,
        `*.${key}`,
      ]),
      censor: '[removed]',
    },
    hooks: { streamWrite: redact },
  };
  return destination ? pino(options, destination) : pino(options);
}
