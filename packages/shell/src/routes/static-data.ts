import type { RouteFacts } from '../nav/section.ts';

declare module '@tanstack/react-router' {
  /** A screen without a title or a need does not compile (ADR 0001). */
  interface StaticDataRouteOption extends RouteFacts {}
}
