import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Policy } from '../platform/operation/operation.ts';
import './request-state.ts';
import { finishDocument } from './openapi-document.ts';

const open: Policy = { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' };

const DESCRIPTION = `Every call answers JSON; every refusal is the same document, \`Problem\`, with the \`requestId\` that also stands in \`X-Request-Id\`.

Send the session token as \`Authorization: Bearer\`; the admin app sends its access token as \`X-Access-Token\` too. When an answer carries \`X-Token\`, use that token from then on.

Writes take an \`Idempotency-Key\`; updates of versioned records take \`If-Match\` with the version that was read.`;

/** Collects the routes for the document; before any route is registered. */
export async function installDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Upline API', version: '1.0.0', description: DESCRIPTION },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          accessToken: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

const documents = new WeakMap<FastifyInstance, OpenAPIV3_1.Document>();

/** The OpenAPI document of a ready app; made once. */
export function openapiDocument(app: FastifyInstance): OpenAPIV3_1.Document {
  const made = documents.get(app) ?? finishDocument(app.swagger(), app.operations);
  documents.set(app, made);
  return made;
}

/** Only the page's own inline script may run. */
function docsPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** `/openapi.json`, and `/docs` served wholly from this origin under a policy of its own. */
export async function installDocs(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { config: { policy: open }, schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(openapiDocument(app))),
  );
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, policy: open };
    });
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (
        typeof payload === 'string' &&
        reply.getHeader('content-type')?.toString().startsWith('text/html')
      ) {
        reply.header('content-security-policy', docsPolicy(payload));
      }
      return payload;
    });
    await scope.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        pageTitle: 'Upline API',
        withDefaultFonts: false,
        showDeveloperTools: 'never',
        hideClientButton: true,
        agent: { disabled: true },
        mcp: { disabled: true },
        telemetry: false,
      },
    });
  });
}
