import type { Area } from '../platform/host.ts';
import { accessRoutes } from './access/access.routes.ts';
import { deviceRoutes } from './devices/devices.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';

/** Signing in and out, sessions, passwords, links and viewing as an associate. */
export const sessionsArea: Area = (platform) =>
  [accessRoutes, signInRoutes, sessionRoutes, deviceRoutes].flatMap((routes) => routes(platform));
