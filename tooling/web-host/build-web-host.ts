import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { pageOf } from './page.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { contentPolicy, securityHeaders } from './security.ts';

export interface WebHostOptions {
  /** Folder of the built app. */
  readonly dist: string;
  readonly config: RuntimeConfig;
  readonly production: boolean;
}

/**
 * Serves one built app: hashed files for ever and precompressed, the page itself never from a cache and with its own
 * policy and nonce, and the deployment's configuration beside it.
 */
export async function buildWebHost({ dist, config, production }: WebHostOptions): Promise<FastifyInstance> {
  const page = pageOf(dist);
  const app = fastify({ logger: false, routerOptions: { ignoreTrailingSlash: false } });

  app.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders(request.url, production));
  });
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/config.json', (_, reply) => reply.header('cache-control', 'no-cache').send(config));

  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      const forEver = path.startsWith(join(dist, 'assets'));
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const sendPage = (reply: FastifyReply, path: string) => {
    const { html, nonce } = page(path);
    return reply
      .code(200)
      .header('content-security-policy', contentPolicy(config, nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  };
  // The root is a folder to the file server, which refuses to show it.
  app.get('/', (_, reply) => sendPage(reply, '/'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isFile = path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path);
    // A missing chunk must be missing: the page in its place would be a script error nobody understands.
    if (isFile || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).type('text/plain').send('Not found');
    return sendPage(reply, path);
  });
  return app;
}
