import type { RuntimeConfig } from './runtime-config.ts';

const originOf = (address: string) => new URL(address).origin;

/**
 * The page's policy (S-76). Nothing inline runs; the few style elements of the design system carry the answer's own
 * nonce. Scripts may only be made from text that `theme.js` lets through.
 */
export function contentPolicy(config: RuntimeConfig, nonce: string): string {
  const images = new Set([originOf(config.photoUrl), originOf(config.fileUrl)]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${[...images].join(' ')}`,
    `connect-src 'self' ${originOf(config.apiUrl)}`,
    "font-src 'self'",
    `frame-src ${config.videoUrl ? originOf(config.videoUrl) : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `report-uri ${config.apiUrl}/csp-reports`,
  ].join('; ');
}

/** Addresses that carry a one-time token: nobody else may learn them (S-34, S-75). */
const CARRIES_TOKEN = /^\/(reset-password|confirm-email|login\/sso)\//;

/** Headers of every answer (S-75). */
export function securityHeaders(path: string, production: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': CARRIES_TOKEN.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self), usb=()',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
