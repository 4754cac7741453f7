import type { Rolldown } from 'vite';

/** What opens later has files of its own: whatever shares a file with the page at rest would come with it. */
const OPENS_LATER =
  '(?!progress/|status/days-left|button/copy|data-list/cards/(card|list-cards)|chart|dialog|field|address|timeline|tile|detail|secret-codes|qr-code|sheet|record-form|step-form|picker|rich-text|video|file|.*(panels/(?!index\\.)|-layer|windowed|calendar))';

/** What is typed or chosen beyond what sign-in shows: a list at rest has none of it. */
const FORM_LIBRARIES =
  '(react-number-format|dayjs|klona|fast-deep-equal|@mantine/(form|dates)|components/(NumberInput|Stepper|Radio)/)';

/** Layers over the page: they load when a person opens something, a menu, a dialog, a list of choices, or points at an icon. */
const LAYERS =
  '(@floating-ui|components/(Popover|ScrollArea(?!/utils/to-int)|Tooltip|Portal|FocusTrap|Overlay|Menu|ModalBase|Transition)/|utils/Floating/|styles/(ScrollArea|Overlay|Popover|ModalBase|Drawer|Menu|Modal|Notification|Tooltip)\\.layer)';

/** Lists at rest tick their rows with the browser's own. */
const CHECKBOX = '(components/Checkbox/|utils/InlineInput/)';

/** What the libraries have that a list at rest uses nothing of: layers, dialogs and records do. */
const OF_LATER_PAGES =
  '(queriesObserver|infiniteQueryObserver|use(Queries|InfiniteQuery|SuspenseQuery|PrefetchQuery|IsFetching)|components/(CopyButton|VisuallyHidden)/|@mantine/hooks/esm/use-(clipboard|focus|click|long-press|debounced|resize-observer|shallow|disclosure|timeout|mutation|previous)|core/utils/(close-on|find-element-in|get-single|get-ref|create-event))';

/**
 * Which modules share a file. Each group takes what it imports along, so they stand in the order of the packages: a file may
 * import those above it. What is named by nothing here goes with its screen, or into a file of its own where several screens
 * share it. The counts are of screens that need a module: what one alone shows stays with it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'tanstack', test: new RegExp(`node_modules/@tanstack/(?!.*(virtual|${OF_LATER_PAGES}))`) },
  // The page, its client, its theme and sign-in: what the entry imports statically. The entry itself stays one.
  { name: 'start', tags: ['$initial'], test: /\/(node_modules|packages)\// },
  {
    name: 'mantine-basics',
    // The frame, too, keeps the page from being scrolled under a layer, and its navigation has the arrow of submenus.
    test: new RegExp(
      `node_modules/(?!.*${OF_LATER_PAGES})(@mantine/(hooks|core/esm/(core|components/Accordion))|react-remove-scroll.*|react-style-singleton|use-(sidecar|callback-ref)|get-nonce|tslib)/`,
    ),
    minShareCount: 5,
  },
  {
    name: 'mantine',
    test: new RegExp(
      `node_modules/(?!@tabler|@visx|d3-|.*(${LAYERS}|${FORM_LIBRARIES}|${OF_LATER_PAGES}|${CHECKBOX}|components/(Combobox|Select)/))`,
    ),
    minShareCount: 30,
  },
  { name: 'mantine-later', test: new RegExp(`node_modules/.*${OF_LATER_PAGES}`), minShareCount: 2 },
  { name: 'checkbox', test: new RegExp(`node_modules/.*${CHECKBOX}`), minShareCount: 2 },
  { name: 'layers', test: new RegExp(`node_modules/.*${LAYERS}|ui-kit/src/styles/layers`), minShareCount: 5 },
  { name: 'domain', test: /packages\/(domain|api-client\/(?!.*generated\/fields))\//, minShareCount: 6 },
  { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 2 },
  { name: 'kit', test: new RegExp(`packages/ui-kit/src/${OPENS_LATER}`), minShareCount: 2 },
  { name: 'select', test: /components\/(Combobox|Select)\/|ui-kit\/src\/field\/select/, minShareCount: 2 },
  {
    name: 'forms',
    test: new RegExp(`${FORM_LIBRARIES}|packages/ui-kit/src/(field/(typed|date|use-typed)|picker|address)`),
    minShareCount: 2,
  },
  {
    name: 'shell',
    test: /packages\/shell\/(?!src\/(beta|charts|fields|figures|forms|pins|record|data\/use-settled|navigation\/use-choose|frame\/(panel|person)|actions\/(action-|found-|person-|record-actions)|list\/many-))/,
    minShareCount: 2,
  },
  // What records and dashboards have in common, and no list at rest.
  {
    name: 'pages',
    test: /packages\/(ui-kit\/src\/(progress|status|button)|shell\/src\/(beta|charts|figures|pins|actions\/record-actions|navigation|data))/,
    minShareCount: 2,
  },
  // Dialogs of actions, forms and records come with the first page that has one, never with a list.
  { name: 'actions', test: /packages\/shell\/src\/(actions|list\/many-)/, minShareCount: 2 },
  { name: 'fields', test: /packages\/shell\/src\/fields\//, minShareCount: 2 },
  { name: 'record', test: /packages\/shell\/src\/record\//, minShareCount: 2 },
  // What an app knows of all its pages: their routes, the lists they show and what may be searched there, navigation and verbs.
  {
    name: 'routes',
    test: /packages\/(feature-.*(\.route|-(lists?|search|report|operations|slugs)|\/(feature|office|associate|operations|verbs|tile))|tree\/src\/view\/tree-search)\.ts$/,
    minShareCount: 1,
  },
];
