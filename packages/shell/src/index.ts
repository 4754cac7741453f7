/// <reference types="@upline/ui-kit/ambient.d.ts" />
/**
 * The shell of both apps: frame, navigation, the one guard, session, error pages, and what features use to load and
 * save. Apps and features import it; it knows no feature.
 */
import './navigation/link-register.ts';
import './routes/static-data.ts';

export { AppRoot } from './app/app-root.tsx';
export { type BootOptions, boot, type Page, type SignInPageProps } from './app/boot.tsx';
export { type Client, ClientProvider, useApi, useAppConfig } from './app/client.tsx';
export type { AppConfig } from './app/config.ts';
export { type AppContext, useAppContext } from './app/context.ts';
export { routerOptions } from './app/router-options.ts';
export { type AppDefinition, startApp } from './app/start-app.tsx';
export { BetaBanner } from './beta/beta-banner.tsx';
export { Mark } from './brand/mark.tsx';
export { createQueryClient } from './data/query-client.ts';
export { queryFor } from './data/query-for.ts';
export {
  createdMessage,
  fieldErrors,
  type Save,
  type SaveSpec,
  updatedMessage,
  useSave,
} from './data/use-save.ts';
export { defineFeature, type Feature } from './features/define-feature.ts';
export { shellFeature } from './features/shell-feature.ts';
export { keepDraft, takeDraft } from './forms/form-draft.ts';
export { type FormDraft, useFormDraft } from './forms/use-form-draft.ts';
export { DataListFor, type DataListForProps, type RowOf } from './list/data-list-for.tsx';
export { type ListSearch, listSearch } from './list/list-search.ts';
export { listed } from './list/listed.ts';
export { type ListOperations, loadList } from './list/load-list.ts';
export { type ListState, useListState } from './list/use-list-state.ts';
export type { NavModel } from './nav/nav-model.ts';
export type { IconType, NavEntry, RouteFacts, Section } from './nav/section.ts';
export { ADMIN_SECTIONS, PORTAL_SECTIONS } from './nav/sections.ts';
export { type SitePage, sitemapOf } from './nav/sitemap.ts';
export { AppLink } from './navigation/app-link.tsx';
export { type Destination, redirectTo, useGo } from './navigation/destination.ts';
export { usePageAt } from './navigation/page-at.ts';
export { useRecordTitle } from './navigation/record-title.ts';
export { tabSearch } from './navigation/tab-search.ts';
export { useBack, useCrumbs, useParentPath } from './navigation/trail.ts';
export { openPalette } from './palette/palette-state.ts';
export { type Theme, usePreferences } from './preferences/preferences.ts';
export { publicRoute, rootRoute, signedInRoute } from './routes/root.route.ts';
export { type Access, accessQuery, mayCall, type Needs, useAccess, useMay } from './session/access.ts';
export { followSessionEnd, signOut } from './session/session-end.ts';
export { wantedAddress } from './session/wanted-address.ts';
export { type Shortcut, useShortcuts } from './shortcuts/shortcuts.ts';
export { showShortcuts } from './shortcuts/shortcuts-state.ts';
