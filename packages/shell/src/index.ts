/// <reference types="@upline/ui-kit/ambient.d.ts" />
/**
 * The shell of both apps: frame, navigation, the one guard, session, error pages, and what features use to load and
 * save. Apps and features import it; it knows no feature.
 */
import './navigation/link-register.ts';
import './routes/static-data.ts';

export { ActionDialog } from './actions/lazy-action-dialog.tsx';
export {
  type ActingRow,
  type ActionField,
  type DrawnField,
  deletion,
  isPage,
  type NamedAction,
  offered,
  type RecordAction,
  recordAction,
  stepOf,
} from './actions/record-action.ts';
export { RecordActions, type RecordActionsProps } from './actions/record-actions.tsx';
export { useRecordActions } from './actions/use-record-actions.tsx';
export { AppRoot } from './app/app-root.tsx';
export { askAhead } from './app/ask-ahead.ts';
export { type BootOptions, boot, type Page, type SignInPageProps } from './app/boot.tsx';
export { type Client, ClientProvider, useApi, useAppConfig } from './app/client.tsx';
export type { AppConfig } from './app/config.ts';
export { type AppContext, useAppContext } from './app/context.ts';
export { routerOptions } from './app/router-options.ts';
export { type AppDefinition, startApp } from './app/start-app.tsx';
export { BetaBanner } from './beta/beta-banner.tsx';
export { Mark } from './brand/mark.tsx';
export { comparedWithBefore, daysOfPoint, type Series, seriesChart } from './charts/series-chart.ts';
export { inputFor } from './data/by-id.ts';
export { capital } from './data/capital.ts';
export { loadNewest, loadRecord } from './data/load-record.ts';
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
export { useWorkedOn } from './data/use-worked-on.ts';
export { type DashboardTile, defineFeature, type Feature } from './features/define-feature.ts';
export { shellFeature } from './features/shell-feature.ts';
export { FieldsForm, type FieldsFormProps, ShownFieldsForm, useFieldsForm } from './fields/fields-form.tsx';
export { CreateScreen, EditScreen, InlineEdit } from './fields/form-screens.tsx';
export { MailingFields } from './fields/mailing-fields.tsx';
export { FieldsOf, recordField } from './fields/record-field.tsx';
export { type RecordValues, recordValues, reshapedValues, type ValuesIn } from './fields/record-values.ts';
export { FiguresNote } from './figures/figures-note.tsx';
export { RefreshFigures } from './figures/refresh-figures.tsx';
export { tileState } from './figures/tile-state.ts';
export { useFigures } from './figures/use-figures.ts';
export { DocumentCard, type DocumentCardProps } from './files/document-card.tsx';
export { useFileSaving } from './files/use-file-saving.ts';
export { keepDraft, takeDraft } from './forms/form-draft.ts';
export { RestoredBanner } from './forms/restored-banner.tsx';
export { useDraftedDialog } from './forms/use-drafted-dialog.ts';
export { type FormDraft, useFormDraft } from './forms/use-form-draft.ts';
export { usePolicySearch } from './forms/use-policy-search.ts';
export { useImport } from './imports/use-import.tsx';
export {
  associateCodeColumn,
  associateColumn,
  associateWithCode,
  personCodeColumn,
  personColumn,
} from './list/associate-columns.ts';
export { builtInViews, declaredViews } from './list/built-in-views.ts';
export { columnsFor } from './list/columns-for.ts';
export { DataListFor, type DataListForProps, type RowOf } from './list/data-list-for.tsx';
export { listPage } from './list/list-page.ts';
export { ListScreen } from './list/list-screen.tsx';
export { type ListSearch, listSearch } from './list/list-search.ts';
export { listed } from './list/listed.ts';
export { type ListOperations, loadList } from './list/load-list.ts';
export type { ManyPreview } from './list/many-preview.tsx';
export { type ListState, useListState } from './list/use-list-state.ts';
export { useListTotals } from './list/use-list-totals.ts';
export type { NavModel } from './nav/nav-model.ts';
export { OFFICE_NAV } from './nav/office-nav.ts';
export type { IconType, NavEntry, RouteFacts, Section } from './nav/section.ts';
export { PORTAL_SECTIONS } from './nav/sections.ts';
export { type SitePage, sitemapOf } from './nav/sitemap.ts';
export { AppLink } from './navigation/app-link.tsx';
export { type Destination, redirectTo, useGo } from './navigation/destination.ts';
export { neighboursOf, rememberWalk, useNeighbours } from './navigation/list-walk.ts';
export { usePageAt } from './navigation/page-at.ts';
export { useRecordTitle } from './navigation/record-title.ts';
export { tabSearch } from './navigation/tab-search.ts';
export { parentPath, useBack, useBackTarget, useCrumbs, useParentPath } from './navigation/trail.ts';
export { type Part, useChoose } from './navigation/use-choose.ts';
export { usePageRestored } from './navigation/use-page-restored.ts';
export { openPalette } from './palette/palette-state.ts';
export { type Theme, usePreferences } from './preferences/preferences.ts';
export { ActivityTab } from './record/activity-tab.tsx';
export { Checklist } from './record/checklist.tsx';
export { Headline } from './record/headline.tsx';
export { NextInList } from './record/next-in-list.tsx';
export { AddressLines, EmailLink, recordCards, recordFacts } from './record/record-facts.tsx';
export { RecordFrame, RecordScreen, type RecordScreenProps } from './record/record-screen.tsx';
export { Track, type TrackStep } from './record/track.tsx';
export { publicRoute, rootRoute, signedInRoute } from './routes/root.route.ts';
export { type Access, accessQuery, mayCall, type Needs, useAccess, useMay } from './session/access.ts';
export { isLeader, isTrainee } from './session/leads.ts';
export { followSessionEnd, signOut } from './session/session-end.ts';
export { wantedAddress } from './session/wanted-address.ts';
export { key as singleKey, type Shortcut, useShortcuts } from './shortcuts/shortcuts.ts';
export { showShortcuts } from './shortcuts/shortcuts-state.ts';
export { type PageVerb, usePageVerbs } from './verbs/page-verbs.ts';
export { declareVerbs, type Verbs } from './verbs/verb.ts';
