import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { header, names, show } from './data-list.test-support.tsx';

const { drawn, counted } = vi.hoisted(() => {
  const drawn = new Map<string, number>();
  /** The icon, and how often the control that shows it was drawn. */
  const counted =
    (name: string, Icon: ComponentType<object>): ComponentType<object> =>
    (props) => {
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
      return <Icon {...props} />;
    };
  return { drawn, counted };
});

vi.mock('./icons.ts', async (importOriginal) => {
  const icons = await importOriginal<Record<string, ComponentType<object>>>();
  return Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, counted(name, Icon)]));
});

/** What every list has around its rows: search, filter, density, columns, export, pages. */
const CONTROLS = [
  'IconSearch',
  'IconFilter',
  'IconLineHeight',
  'IconColumns3',
  'IconDownload',
  'IconChevronLeft',
  'IconChevronRight',
];

const list = () => show({ withViews: true, onExport: () => undefined });

beforeEach(() => drawn.clear());

describe('what stands around the rows', () => {
  it('is drawn once when the list is mounted', () => {
    list();
    expect(CONTROLS.map((name) => [name, drawn.get(name)])).toEqual(CONTROLS.map((name) => [name, 1]));
  });

  it('is not drawn again when the list is sorted', async () => {
    const { user, asked } = list();
    const before = names();
    drawn.clear();
    await user.click(header('Client').querySelector('button') as HTMLElement);
    expect(asked.state?.order).toEqual({ name: 'ASC' });
    await waitFor(() => expect(names()).not.toEqual(before));
    expect(screen.getByRole('button', { name: 'Save as view' })).toBeVisible();
    expect(CONTROLS.filter((name) => drawn.has(name))).toEqual([]);
  });
});
