import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { formatCompact } from '@upline/domain';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import { onIntent } from '../loading/preloadable.ts';
import { MoreTabs } from './more-tabs.tsx';
import classes from './tabs-in-address.module.css';
import { useFitting } from './use-fitting.ts';

export interface TabItem {
  readonly key: string;
  readonly label: string;
  readonly to: LinkTarget;
  /** How many there are; shown behind the label. */
  readonly count?: number;
  /** What is below the tab, where it comes in a file of its own: asked for when the pointer or the focus is here. */
  readonly part?: Parameters<typeof onIntent>[0] | undefined;
}

export interface TabsInAddressProps {
  /** What the tabs belong to, for screen readers: `Client`. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Key of the tab that the address names. */
  readonly current: string;
  /** Where there are many: those that do not fit are in a menu at the end, instead of beyond the edge of the page. */
  readonly more?: boolean;
}

/**
 * The parts of a record as links: the tab is in the address, so back, forward and a copied link work (D.3.23). They look like
 * Mantine's tabs; the roles and the arrow keys of tabs stay away, because following a link is what they do.
 */
export function TabsInAddress({ label, items, current, more = false }: TabsInAddressProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const { shown, rest } = useFitting(tabs, items, current, more);
  const before = useRef<string>(undefined);
  const [first] = items;
  // Where the tabs are wider than the page, the current one is in the middle of what can be seen of them.
  useLayoutEffect(() => {
    const isAtStart = before.current === undefined && current === first?.key;
    before.current = current;
    // New tabs are at their start already: nothing of the page has to be laid out to know that.
    if (isAtStart) return;
    const tab = tabs.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(current)}"]`);
    if (!tabs.current || !tab) return;
    tabs.current.scrollLeft = tab.offsetLeft - (tabs.current.clientWidth - tab.offsetWidth) / 2;
  }, [current, first?.key]);
  return (
    <Tabs
      ref={tabs}
      value={current}
      component="nav"
      aria-label={label}
      className={classes.scroll}
      // A browser leaves a tab that is in sight by a hair where it is (WCAG 2.4.11).
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <Tabs.List
        renderRoot={({ className, children }) => (
          <div className={clsx(className, classes.list)}>{children}</div>
        )}
      >
        {shown.map((item) => (
          <Tabs.Tab
            key={item.key}
            value={item.key}
            rightSection={
              item.count !== undefined && <span className={classes.count}>{formatCompact(item.count)}</span>
            }
            renderRoot={({ className, children }) => (
              <Link
                to={item.to}
                className={className}
                data-tab={item.key}
                data-active={item.key === current || undefined}
                aria-current={item.key === current ? 'page' : undefined}
                {...(item.part && onIntent(item.part))}
              >
                {children}
              </Link>
            )}
          >
            {item.label}
          </Tabs.Tab>
        ))}
        {rest.length > 0 && <MoreTabs items={rest} />}
      </Tabs.List>
    </Tabs>
  );
}
