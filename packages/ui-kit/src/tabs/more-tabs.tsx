import { Tabs } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { IconChevronDown } from '../icons/icons.ts';
import { lazyLayer } from '../loading/lazy-layer.tsx';
import { onIntent } from '../loading/preloadable.ts';
import type { TabItem } from './tabs-in-address.tsx';

const ActionMenuLayer = lazyLayer(() =>
  import('../menu/action-menu-layer.tsx').then((chunk) => chunk.ActionMenuLayer),
);

/** The tabs that did not fit, in a menu. */
export function MoreTabs({ items }: { readonly items: readonly TabItem[] }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tabs.Tab
        value="more"
        rightSection={<IconChevronDown size={16} stroke={1.75} />}
        renderRoot={({ className, children }) => (
          <button
            type="button"
            ref={button}
            id={`${id}-target`}
            className={className}
            aria-haspopup="menu"
            aria-expanded={open}
            aria-controls={open ? `${id}-dropdown` : undefined}
            {...onIntent(ActionMenuLayer)}
            onClick={() => setOpen(!open)}
          >
            {children}
          </button>
        )}
      >
        More
      </Tabs.Tab>
      {open && (
        <ActionMenuLayer id={id} button={button.current} actions={items} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
