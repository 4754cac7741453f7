import { Menu } from '@mantine/core';
import type { DataListViews, SavedView } from '../types.ts';
import type { ViewTask } from '../view-tabs.tsx';
import { MenuHere } from './menu-here.tsx';

interface ViewMenuProps {
  view: SavedView;
  views: DataListViews;
  onTask: (task: ViewTask) => void;
  onClose: () => void;
}

/** What can be done with the open view. */
export function ViewMenu({ view, views, onTask, onClose }: ViewMenuProps) {
  const { items, onRename, onSetDefault, onMove, onDelete } = views;
  const index = items.findIndex((item) => item.id === view.id);
  return (
    <MenuHere label={`View ${view.name}`} position="bottom-start" onClose={onClose}>
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
          <Menu.Item disabled={index >= items.length - 1} onClick={() => void onMove(view, index + 2)}>
            Move right
          </Menu.Item>
        </>
      )}
      {onDelete && (
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
