import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseFields } from '../platform/operation/field-errors.ts';
import type { Context, Operation } from '../platform/operation/operation.ts';
import { Problem } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { authorize } from './authorize.ts';
import { type Answer, keyUseOf, once } from './idempotency.ts';
import { ifMatchVersion, parseInput } from './input.ts';
import { routeSchema } from './openapi.ts';
import type { WorkAtOnce } from './pressure.ts';
import { PROBLEM_TYPE, toDocument } from './problem-document.ts';
import { type createRateLimits, refuseBeyond, tellLimit } from './rate-limits.ts';
import './request-state.ts';

/** The company's clock is whole hours from UTC, so its day is asked for once an hour. */
let hour = Number.NaN;
let day = '';
function todayAt(now: Date): string {
  const thisHour = Math.floor(now.getTime() / 3_600_000);
  if (thisHour !== hour) {
    hour = thisHour;
    day = companyDay(now);
  }
  return day;
}

export interface Registrar {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly limitOf: ReturnType<typeof createRateLimits>;
  readonly work: WorkAtOnce;
  /** Throws 503 while the host cannot serve: database not ready, overload, shutting down. */
  admit(operation: Operation): void;
}

/** The answer does not fit its schema: a defect of ours, answered as 500 without a word of it. */
class AnswerMismatch extends Error {
  constructor(operation: Operation, errors: readonly { field: string; message: string }[]) {
    super(
      `Answer of ${operation.id} does not fit its schema: ${errors.map(({ field }) => field).join(', ')}`,
    );
    this.name = 'AnswerMismatch';
  }
}

/** Checks and writes out the answer of a handler; the record's version leaves as ETag too. */
function encode(operation: Operation, value: unknown, reply: FastifyReply): Answer {
  const headers: Record<string, string> = {};
  const location = reply.getHeader('location');
  if (typeof location === 'string') headers.location = location;
  if (operation.answer.status === 204) return { status: 204, text: undefined, headers };
  const parsed = parseFields(operation.answer.schema, value);
  if (parsed.errors) throw new AnswerMismatch(operation, parsed.errors);
  const version = (parsed.value as { version?: unknown } | null)?.version;
  if (typeof version === 'number') headers.etag = `"${version}"`;
  return { status: operation.answer.status, text: JSON.stringify(parsed.value), headers };
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status).headers(answer.headers);
  if (answer.text === undefined) return reply.send();
  const type = answer.status >= 400 ? PROBLEM_TYPE : 'application/json; charset=utf-8';
  return reply.type(type).send(answer.text);
}

/** Refusals that keep their writes are part of the effect, so a repetition must get them again instead of counting twice. */
async function orKeptRefusal(
  work: () => Promise<Answer>,
  requestId: string,
): Promise<Answer & { refused?: Problem }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.options.keepWrites) throw error;
    const { headers = {} } = error.options;
    return { status: error.status, text: JSON.stringify(toDocument(error, requestId)), headers };
  }
}

/**
 * Turns one declared operation into a route: admission, limits, policy, parsing, one transaction for a write with its
 * idempotency row, a checked answer.
 */
export function registerOperation(
  { app, platform, limitOf, work, admit }: Registrar,
  operation: Operation,
): void {
  const { policy, method } = operation;
  const writes = method !== 'GET';
  const [countAddress, countUser] = [limitOf(operation, 'address'), limitOf(operation, 'user')];
  if (/\{/.test(operation.path) && !operation.params)
    throw new Error(`${operation.id} has path parameters without a schema`);
  if (operation.idempotencyKey && operation.transaction === 'manual') {
    throw new Error(`${operation.id} cannot require a key and manage its own transaction`);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const parsed = parseInput(operation, request);
    const version = operation.ifMatch ? ifMatchVersion(request) : 0;
    const now = platform.clock.now();
    const context: Context = {
      db: platform.db,
      now,
      today: todayAt(now),
      requestId: request.id,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      log: request.log,
      caller: request.caller,
    };
    const run = (inside: Context) => operation.handler({ ...inside, ...parsed, version, request, reply });

    if (operation.answer.contentType !== undefined) {
      const payload = await run(context);
      if (reply.sent) return reply;
      return reply.code(operation.answer.status).type(operation.answer.contentType).send(payload);
    }
    if (!writes || operation.transaction === 'manual') {
      if (writes) keyUseOf(operation, request, platform.vault);
      return send(reply, encode(operation, await run(context), reply));
    }
    const use = keyUseOf(operation, request, platform.vault);
    const answer = await platform.transaction(context, async (inside) => {
      const work = async () => encode(operation, await run(inside), reply);
      if (!use) return work();
      return once(inside, use, platform.vault, () => orKeptRefusal(work, request.id));
    });
    return send(reply, answer);
  }

  app.route({
    method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { policy, operation },
    schema: routeSchema(operation),
    // Input is parsed in one place (`parseInput`) and the answer is checked before it commits (`encode`).
    validatorCompiler: () => (value) => ({ value }),
    serializerCompiler: () => JSON.stringify,
    async onRequest(request, reply) {
      admit(operation);
      work.enter();
      // The limit of the user is counted last, so its headers are the ones in the answer.
      let standing = countAddress(request);
      try {
        refuseBeyond(standing);
        request.caller = await authorize(platform, operation, request, reply);
        if (request.caller) {
          standing = countUser(request);
          refuseBeyond(standing);
        }
      } finally {
        work.leave();
        tellLimit(reply, standing);
      }
      const isUpload = request.headers['content-type']?.startsWith('multipart/') === true;
      if (isUpload !== (operation.consumes !== undefined) && (isUpload || operation.consumes)) {
        throw new Problem(415, 'media-type', 'This content type is not supported');
      }
    },
    async handler(request, reply) {
      work.enter();
      try {
        return await handle(request, reply);
      } finally {
        work.leave();
      }
    },
  });
}
