import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, sqlState } from '../platform/database/database-errors.ts';
import { notFound, Problem } from '../platform/operation/problem.ts';
import { badRequest, internalError, PROBLEM_TYPE, toDocument, unavailable } from './problem-document.ts';
import { securityHeaders } from './security-headers.ts';

/** What Fastify itself refuses, in our words. */
function ofFramework(error: FastifyError): Problem | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Problem(413, 'too-large', 'The request is too large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
      return new Problem(415, 'media-type', 'This content type is not supported');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return notFound();
  }
  const status = error.statusCode;
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (status === 404) return notFound();
  return new Problem(status === 413 ? 413 : 400, 'bad-request', 'The request is not well-formed');
}

/** What a handler or the framework threw, as the refusal to answer; a 500 for anything unexpected. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (sqlState(error) === '53100')
    return new Problem(507, 'storage-full', 'The service cannot store data right now. Try again later.');
  if (isUnavailable(error)) return unavailable();
  if (error instanceof SyntaxError && 'statusCode' in error) return badRequest();
  return (error instanceof Error && ofFramework(error as FastifyError)) || internalError();
}

function send(reply: FastifyReply, request: FastifyRequest, problem: Problem) {
  for (const [name, value] of Object.entries(problem.options.headers ?? {})) reply.header(name, value);
  return reply
    .code(problem.status)
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(toDocument(problem, request.id));
}

/** Every failure leaves as the same document; only the log sees the cause (S-51). */
export function installErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    // The request line is enough for a refusal that was thrown on purpose; only an unexpected error needs its cause.
    if (problem.status >= 500 && problem !== error) {
      const level = problem.status === 500 ? 'error' : 'warn';
      request.log[level]({ err: error }, 'request failed');
    }
    return send(reply, request, problem);
  });
  app.setNotFoundHandler((request, reply) => send(reply, request, notFound()));
}

/** For failures before any route is found (bad URL): the hooks do not run, so headers are set here. */
export function frameworkErrors(production: boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...securityHeaders(production), 'x-request-id': request.id });
    send(reply, request, toProblem(error));
  };
}

/** For bytes that are not HTTP, headers that are too large and requests that come too slowly (S-46). */
export function clientErrorHandler(production: boolean) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new Problem(408, 'timeout', 'The request took too long')
        : error.code === 'HPE_HEADER_OVERFLOW'
          ? new Problem(431, 'headers-too-large', 'The request headers are too large')
          : badRequest();
    const requestId = crypto.randomUUID();
    const body = JSON.stringify(toDocument(problem, requestId));
    const reason = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[
      problem.status
    ];
    const headers = {
      ...securityHeaders(production),
      'x-request-id': requestId,
      'content-type': PROBLEM_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${problem.status} ${reason}\r\n${lines.join('')}\r\n${body}`);
  };
}
