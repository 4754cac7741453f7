import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { PublishStatus } from '@upline/domain';
import { isPage, type NamedAction, useRecordActions } from '@upline/shell';
import { Button, EmptyState, Status } from '@upline/ui-kit';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { ActionMenu } from '@upline/ui-kit/menu/action-menu.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from './part-list.module.css';

const ICON = 16;

/** What every contact, link, document and video of a provider has. */
export interface PartItem {
  readonly id: string;
  readonly status: PublishStatus;
  readonly version: number;
}

interface PartListProps<Item extends PartItem> {
  /** `Contacts`. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly add: NamedAction;
  readonly actions: (item: Item) => readonly NamedAction[];
  /** Moves the item to that place, counted from 1. */
  readonly move: (item: Item, place: number) => unknown;
  readonly children: (item: Item) => ReactNode;
}

/** The parts of one kind in the order in which associates see them, each to be changed, moved and removed. */
export function PartList<Item extends PartItem>(props: PartListProps<Item>) {
  const { label, items, add, ...rest } = props;
  const { start, dialog } = useRecordActions([add]);
  return (
    <div className={layout.stack}>
      {items.length === 0 ? (
        <EmptyState>{`No ${label.toLowerCase()} yet.`}</EmptyState>
      ) : (
        <ol className={layout.list} aria-label={label}>
          {items.map((item, index) => (
            <Part key={item.id} {...rest} item={item} index={index} last={items.length - 1} />
          ))}
        </ol>
      )}
      {!isPage(add) && (
        <div>
          <Button onClick={() => start(add)}>{add.label}</Button>
        </div>
      )}
      {dialog}
    </div>
  );
}

interface PartProps<Item extends PartItem>
  extends Pick<PartListProps<Item>, 'nameOf' | 'actions' | 'move' | 'children'> {
  readonly item: Item;
  readonly index: number;
  readonly last: number;
}

function Part<Item extends PartItem>(props: PartProps<Item>) {
  const { item, index, last, nameOf, actions, move, children } = props;
  const { menu, dialog } = useRecordActions(actions(item));
  const name = nameOf(item);
  return (
    <li className={classes.part}>
      <div className={classes.words}>
        <p className={classes.name}>
          <span className={layout.strong}>{name}</span>
          <Status value={item.status} />
        </p>
        {children(item)}
      </div>
      <div className={layout.buttons}>
        <IconButton
          variant="subtle"
          label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => void move(item, index)}
        >
          <IconArrowUp size={ICON} />
        </IconButton>
        <IconButton
          variant="subtle"
          label={`Move ${name} down`}
          disabled={index === last}
          onClick={() => void move(item, index + 2)}
        >
          <IconArrowDown size={ICON} />
        </IconButton>
        <ActionMenu label={`Actions of ${name}`} actions={menu} />
      </div>
      {dialog}
    </li>
  );
}
