/// <reference path="./ambient.d.ts" />
/**
 * What most screens show. Dialogs, charts, pickers and forms are imported by file (`@upline/ui-kit/dialog/delete-modal.tsx`), so that
 * a page brings only those it has. See README.
 */

export * from './address/address-fields.tsx';
export * from './address/address-rules.ts';
export * from './avatar/avatar.tsx';
export * from './banner/banner.tsx';
export * from './button/button.tsx';
export * from './button/copy-button.tsx';
export * from './button/icon-button.tsx';
export * from './card/card.tsx';
export * from './chart/chart-data.ts';
export * from './chart/chart-frame.tsx';
export * from './detail/detail-header.tsx';
export * from './detail/fact-list.tsx';
export * from './error-page/error-page.tsx';
export * from './errors/problem.ts';
export * from './errors/request-id.tsx';
export * from './feedback/loading.tsx';
export * from './feedback/states.tsx';
export * from './field/checkbox-field.tsx';
export * from './field/date-field.tsx';
export * from './field/field-row.tsx';
export * from './field/one-time-code-field.tsx';
export * from './field/password-field.tsx';
export * from './field/select-field.tsx';
export * from './field/text-field.tsx';
export * from './field/typed-fields.tsx';
export * from './field/use-field.ts';
export * from './format/date-text.tsx';
export * from './format/formats.tsx';
export * from './link/link.tsx';
export * from './link/link-target.ts';
export * from './menu/action-menu.tsx';
export * from './page/back-button.tsx';
export * from './page/page-header.tsx';
export * from './private/private.tsx';
export * from './provider/context.ts';
export * from './provider/ui-kit-provider.tsx';
export * from './provider/use-media.ts';
export * from './status/status.tsx';
export * from './status/status-tone.ts';
export * from './tabs/tabs-in-address.tsx';
export * from './tile/stat-tile.tsx';
export * from './timeline/timeline.tsx';
export * from './toasts/toast.tsx';
export * from './toasts/toasts.tsx';
