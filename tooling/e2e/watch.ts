import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { addresses } from './addresses.ts';

const OWN = new Set<string>(Object.values(addresses));
const REFUSED_ANSWER = /^Failed to load resource: the server responded with a status of (\d+)/;
const NO_ANSWER = /^Failed to load resource: net::ERR_/;

/**
 * Watches every page of a context for what must never happen: errors in the console, uncaught errors, violations of the
 * page's policy, and requests to other origins. A journey that provokes a refusal names it first.
 */
export class Watch {
  readonly #found: string[] = [];
  // A busy host, or one that ranks a board first, asks to be asked again, and the product does; what it never shows fails
  // the journey by itself.
  readonly #statuses = new Set<number>([503]);
  #mayFail = false;

  /** Answers of these statuses are part of the journey. */
  allow(...statuses: number[]): void {
    for (const status of statuses) this.#statuses.add(status);
  }

  /** Requests without an answer are part of the journey. */
  allowNetworkFailure(): void {
    this.#mayFail = true;
  }

  get found(): readonly string[] {
    return this.#found;
  }

  async follow(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => this.#found.push(`Uncaught: ${error.error().stack}`));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !OWN.has(origin)) this.#found.push(`Foreign: ${request.url()}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const text = message.text();
    const status = text.match(REFUSED_ANSWER)?.[1];
    if (status && this.#statuses.has(Number(status))) return;
    if (NO_ANSWER.test(text) && this.#mayFail) return;
    this.#found.push(`Console: ${text} (${message.location().url})`);
  }
}
