import type { Area } from '../platform/host.ts';
import { accessRoutes } from './access/access.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { demoLoginRoutes } from './demo-logins.routes.ts';
import { deviceRoutes } from './devices/devices.routes.ts';
import { SEED_COLUMN } from './factors/authenticator.service.ts';
import { factorResetRoutes } from './factors/factor-reset.routes.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { preferencesRoutes } from './preferences/preferences.routes.ts';
import { proxyRoutes } from './proxy/proxy.routes.ts';
import { defineSessionTasks } from './retention.ts';
import { securityEventRoutes } from './security-events/security-events.routes.ts';
import { sessionRoutes } from './session/sessions.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { ssoRoutes } from './sso/sso.routes.ts';

/** Signing in and out, sessions, passwords, links and viewing as an associate. */
export const sessionsArea: Area = (platform) => {
  defineSessionTasks(platform.jobs);
  platform.vault.registerColumn(SEED_COLUMN);
  return [
    accessRoutes,
    signInRoutes,
    ssoRoutes,
    sessionRoutes,
    deviceRoutes,
    passwordRoutes,
    factorRoutes,
    factorResetRoutes,
    contactRoutes,
    securityEventRoutes,
    proxyRoutes,
    preferencesRoutes,
    demoLoginRoutes,
  ].flatMap((routes) => routes(platform));
};
