import type { Register } from '@tanstack/react-router';

declare module '@upline/ui-kit/link/link-target.ts' {
  /** Every link of the kit is judged by the pages of the app in whose program it is checked (ADR 0001). */
  interface LinkRegister {
    readonly paths: Register extends { readonly router: { readonly routesByPath: infer Routes } }
      ? keyof Routes & string
      : string;
  }
}
