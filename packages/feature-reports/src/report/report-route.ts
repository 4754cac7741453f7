import { type AppContext, listSearch, loadList, signedInRoute } from '@upline/shell';
import { operationsOf, type Report, type ReportSearch, reportSearch } from './report-search.ts';

/** What the routes of reports share; each writes its own path, so that links know it. */
export const reportPage = (report: Report) => ({
  getParentRoute: () => signedInRoute,
  validateSearch: reportSearch(report),
  loaderDeps: ({ search }: { search: ReportSearch }) => search,
  loader: ({ context, deps }: { context: AppContext; deps: ReportSearch }) =>
    loadList(context, operationsOf(report, deps), listSearch({ ...deps })),
});
