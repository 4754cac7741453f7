import { PassThrough, pipeline } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../platform/operation/problem.ts';
import { badRequest } from './problem-document.ts';

/** Largest JSON body, deepest nesting and longest array a request may carry (S-46). */
export const MAX_BODY_BYTES = 256 * 1024;
const MAX_DEPTH = 20;
const MAX_ARRAY = 1_000;

/**
 * Judges nesting and array lengths on the text, before JSON.parse builds anything: one pass, no recursion.
 * Returns false when a limit is broken. Malformed text is left to the parser.
 */
export function isWithinLimits(text: string): boolean {
  const lengths: number[] = [];
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) inString = false;
      continue;
    }
    switch (code) {
      case 0x22:
        inString = true;
        break;
      case 0x5b: // [
        lengths.push(1);
        if (lengths.length > MAX_DEPTH) return false;
        break;
      case 0x7b: // {
        lengths.push(Number.NEGATIVE_INFINITY);
        if (lengths.length > MAX_DEPTH) return false;
        break;
      case 0x5d:
      case 0x7d:
        lengths.pop();
        break;
      case 0x2c: {
        const last = lengths.length - 1;
        const length = (lengths[last] ?? Number.NEGATIVE_INFINITY) + 1;
        lengths[last] = length;
        if (length > MAX_ARRAY) return false;
        break;
      }
    }
  }
  return true;
}

/** The last two are what browsers call their reports of policy violations (S-76). */
const JSON_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];

/** JSON is the only body the API reads, apart from uploads; `__proto__` and `constructor` keys are refused (S-50). */
export function installJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    JSON_TYPES,
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (request, body, done) => {
      if (request.routeOptions.config.operation?.keepsRawBody) request.rawBody = body;
      if (body === '') {
        done(null, undefined);
        return;
      }
      if (!isWithinLimits(body)) {
        done(badRequest('The request is nested too deeply or holds too many items', 'too-complex'));
        return;
      }
      parse(request, body, (error, value) => done(error ? badRequest() : null, value));
    },
  );
}

/** A JSON body has this long to arrive whole (S-46). */
const BODY_MS = 10_000;

/** Answers 408 to bodies that trickle in. Uploads have the server's own, longer limit. */
export function installBodyTimeout(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers, method } = request;
    // A browser says "0 bytes" for a POST without a body; nobody reads that, so it would never be done.
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
    if (method === 'GET' || !hasBody || headers['content-type']?.startsWith('multipart/')) {
      done(null, payload);
      return;
    }
    // Most bodies came with their headers: there is nothing left to wait for.
    if (request.raw.readableLength >= Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)) {
      done(null, payload);
      return;
    }
    const watched = new PassThrough();
    const timer = setTimeout(() => {
      reply.header('connection', 'close');
      watched.destroy(new Problem(408, 'timeout', 'The request took too long'));
    }, BODY_MS);
    const settled = () => clearTimeout(timer);
    watched.once('close', settled);
    // A request refused before its body was read ends with its answer, and nobody listens to the body any more.
    reply.raw.once('finish', settled);
    watched.on('error', () => {});
    pipeline(payload, watched, () => {});
    done(null, watched);
  });
}
