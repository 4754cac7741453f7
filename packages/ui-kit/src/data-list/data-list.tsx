import { Suspense } from 'react';
import { NarrowList } from './cards/narrow-list.tsx';
import { useListCommands } from './hooks/use-list-commands.ts';
import { insteadOfRows } from './instead-of-rows.tsx';
import { ListFooter } from './list-footer.tsx';
import { Notice } from './list-messages.tsx';
import { LiveText } from './live-text.tsx';
import { pageMark } from './model/selection.ts';
import { rangeText } from './model/state.ts';
import { BulkBar, RowMenu, ShortcutsDialog } from './panels/index.ts';
import { PeopleContext } from './people-context.ts';
import styles from './states.module.css';
import { FollowLink } from './table/follow-link.tsx';
import { ListTable } from './table/list-table.tsx';
import { SelectAllBox } from './table/select-all-box.tsx';
import { ListToolbar } from './toolbar/list-toolbar.tsx';
import { QuietButton } from './toolbar/quiet-button.tsx';
import { ViewTabs } from './toolbar/view-tabs.tsx';
import { ViewTools } from './toolbar/view-tools.tsx';
import type { DataListProps } from './types.ts';
import { useDataList } from './use-data-list.ts';

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/**
 * The list of every screen: a table on wide screens, cards on narrow ones. It knows no data and no router: rows and state
 * come in, events go out. Sorting, filtering and paging are the server's (SPEC 7).
 */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { label, noun, rows, status, state, hasMore, count, views, onRetry } = props;
  const list = useDataList(props);
  const { help, closeHelp, follow } = useListCommands(props, list);
  const loading = rows.length === 0 && (status === 'loading' || status === 'idle');
  const mark = pageMark(list.selection.state, list.keys);
  const onTogglePage = list.selection.togglePage;
  const shared = {
    label,
    rows,
    columns: list.visible,
    kit: list.kit,
    selected: list.selection.ids,
    hidden: list.hidden,
    loading,
    body: list.body,
    events: list.events,
  };
  const instead = insteadOfRows({
    status,
    rows: rows.length,
    error: props.error,
    onRetry,
    state,
    noun: noun.many,
    empty: props.empty,
    change: list.change,
  });
  const viewing = views && {
    views,
    state,
    onView: list.onView,
    onExpect: list.onExpectView,
    onSaved: (id: string) => list.set({ view: id }),
  };
  const failed = status === 'error' && rows.length === 0;
  const range = rangeText(state, rows.length, hasMore, count, noun);
  const spoken = loading ? `Loading ${noun.many}` : failed ? '' : range;
  return (
    <PeopleContext value={props.people}>
      <div ref={list.root} className={styles.list} data-list={props.id}>
        {viewing && <ViewTabs {...viewing} />}
        <ListToolbar
          state={state}
          columns={props.columns}
          laid={list.laid}
          noun={noun.many}
          narrow={list.narrow}
          search={props.search}
          searchBox={list.searchBox}
          onExport={list.exportAs}
          selected={list.selection.selection.count}
          change={list.change}
          expect={list.expect}
        >
          {viewing && <ViewTools {...viewing} />}
        </ListToolbar>
        {status === 'error' && rows.length > 0 && (
          <Notice tone="danger" action={onRetry && <QuietButton onClick={onRetry}>Try again</QuietButton>}>
            {sentence(props.error?.message ?? 'The list could not be refreshed')} These rows may be out of
            date.
            {props.error?.requestId && ` Request id ${props.error.requestId}.`}
          </Notice>
        )}
        {list.moves.refusal && (
          <Notice
            tone="warning"
            action={
              <QuietButton onClick={() => list.change({ type: 'order', order: {} })}>
                Clear sorting
              </QuietButton>
            }
          >
            {list.moves.refusal}
          </Notice>
        )}
        {list.narrow ? (
          <NarrowList
            {...shared}
            selectBox={<SelectAllBox mark={mark} disabled={false} onToggle={onTogglePage} />}
          >
            {instead}
          </NarrowList>
        ) : (
          <ListTable
            {...shared}
            width={list.width}
            state={state}
            mark={mark}
            refreshing={status === 'refreshing'}
            region={list.region}
            start={props.memory?.initial?.top ?? 0}
            drag={list.drag}
            total={count ?? -1}
            totals={props.totals}
            onOrder={(order) => list.change({ type: 'order', order })}
            onExpectOrder={(order) => list.expect({ type: 'order', order })}
            onWidth={list.onWidth}
            onTogglePage={onTogglePage}
          >
            {instead}
          </ListTable>
        )}
        {(rows.length > 0 || loading || state.page > 1) && (
          <ListFooter
            page={state.page}
            limit={state.limit}
            hasMore={hasMore}
            range={loading || failed ? '' : range}
            onPage={list.onPage}
            onExpectPage={list.onExpectPage}
            onLimit={list.onLimit}
          />
        )}
        {list.selection.selection.count > 0 && (
          <BulkBar
            selection={list.selection}
            keys={list.keys}
            count={count}
            actions={props.bulkActions ?? []}
            onClose={list.selection.clear}
          />
        )}
        <LiveText>{spoken}</LiveText>
        <LiveText>{list.said}</LiveText>
        {follow && <FollowLink target={follow} />}
        <Suspense fallback={null}>
          {list.menu && (
            <RowMenu
              label={list.menu.label}
              box={list.menu.box}
              actions={props.rowActions?.(list.menu.row) ?? []}
              narrow={list.narrow}
              onClose={list.closeMenu}
            />
          )}
          {help && <ShortcutsDialog onClose={closeHelp} />}
        </Suspense>
      </div>
    </PeopleContext>
  );
}
