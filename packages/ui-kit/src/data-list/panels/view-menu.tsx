import '../../styles/layers.ts';
import { Menu } from '@mantine/core';
import { isOwn } from '../model/views.ts';
import type { ViewTask } from '../toolbar/view-tabs.tsx';
import type { DataListViews, SavedView } from '../types.ts';
import { MenuHere } from './menu-here.tsx';

interface ViewMenuProps {
  view: SavedView;
  views: DataListViews;
  onTask: (task: ViewTask) => void;
  onClose: () => void;
}

/** What can be done with the open view: everything with an own one; another person's can be copied or pinned. */
export function ViewMenu({ view, views, onTask, onClose }: ViewMenuProps) {
  const { onCreate, onPin } = views;
  return (
    <MenuHere label={`View ${view.name}`} position="bottom-start" onClose={onClose}>
      {view.owner !== undefined && <Menu.Label>Shared by {view.owner}</Menu.Label>}
      {isOwn(view) && <OwnItems view={view} views={views} onTask={onTask} />}
      {onCreate && <Menu.Item onClick={() => onTask({ kind: 'copy', view })}>Make a copy…</Menu.Item>}
      {onPin && (
        <Menu.Item onClick={() => void onPin(view, !view.isPinned)}>
          {view.isPinned ? 'Unpin from the sidebar' : 'Pin to the sidebar'}
        </Menu.Item>
      )}
      {isOwn(view) && views.onDelete && (
        <>
          <Menu.Divider />
          <Menu.Item c="red" onClick={() => onTask({ kind: 'delete', view })}>
            Delete…
          </Menu.Item>
        </>
      )}
    </MenuHere>
  );
}

function OwnItems({ view, views, onTask }: Omit<ViewMenuProps, 'onClose'>) {
  const { items, onRename, onSetDefault, onMove, onShare } = views;
  const own = items.filter(isOwn);
  const index = own.findIndex((item) => item.id === view.id);
  return (
    <>
      {onRename && <Menu.Item onClick={() => onTask({ kind: 'rename', view })}>Rename…</Menu.Item>}
      {onSetDefault && (
        <Menu.Item disabled={view.is_default === true} onClick={() => void onSetDefault(view)}>
          {view.is_default ? 'Opens first' : 'Open this view first'}
        </Menu.Item>
      )}
      {onMove && (
        <>
          <Menu.Item disabled={index <= 0} onClick={() => void onMove(view, index)}>
            Move left
          </Menu.Item>
          <Menu.Item disabled={index >= own.length - 1} onClick={() => void onMove(view, index + 2)}>
            Move right
          </Menu.Item>
        </>
      )}
      {onShare && <Menu.Item onClick={() => onTask({ kind: 'share', view })}>Share…</Menu.Item>}
    </>
  );
}
