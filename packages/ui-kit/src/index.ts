/// <reference path="./ambient.d.ts" />
/**
 * The light half of the kit: what a first screen may show. Nothing here loads Mantine, a layer, a chart or a picker;
 * those are imported by file (`@upline/ui-kit/menu/action-menu.tsx`) behind a route or on intent. See README.
 */
export * from './banner/banner.tsx';
export * from './button/button.tsx';
export * from './errors/problem.ts';
export * from './errors/request-id.tsx';
export * from './field/checkbox-field.tsx';
export * from './field/field-frame.tsx';
export * from './field/field-row.tsx';
export * from './field/one-time-code-field.tsx';
export * from './field/password-field.tsx';
export * from './field/select-field.tsx';
export * from './field/text-field.tsx';
export * from './link/link.tsx';
export * from './link/link-target.ts';
export * from './private/private.tsx';
export * from './provider/context.ts';
export * from './provider/ui-kit-provider.tsx';
export * from './provider/use-media.ts';
