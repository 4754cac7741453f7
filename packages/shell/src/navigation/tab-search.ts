/**
 * `validateSearch` of a record's route whose parts are tabs in the address: the first is shown when the address names none,
 * or one that does not exist. Plain code on purpose: routes are in the first load of an app, a schema library is not.
 */
export function tabSearch<const Tab extends string>(first: Tab, ...others: readonly Tab[]) {
  const tabs: readonly string[] = [first, ...others];
  return (search: Record<string, unknown>): { tab?: Tab } =>
    tabs.includes(search.tab as string) && search.tab !== first ? { tab: search.tab as Tab } : {};
}
