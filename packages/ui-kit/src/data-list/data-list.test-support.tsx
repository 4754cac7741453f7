import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { SampleList, type SampleListProps } from './data-list.sample-list.tsx';
import {
  BulkBar,
  ColumnsPanel,
  ExportMenu,
  FilterPanel,
  RowMenu,
  ShortcutsDialog,
  ViewDialog,
  ViewMenu,
} from './panels/index.ts';
import type { DataListState } from './types.ts';

/** The list with few rows, and the state it last asked for. */
export function show(props: SampleListProps = {}, kit = {}) {
  const asked: { state: DataListState | null } = { state: null };
  const view = renderKit(
    <SampleList total={12} onState={(state) => Object.assign(asked, { state })} {...props} />,
    kit,
  );
  return { ...view, asked };
}

/** The panels are chunks of their own: on a busy machine the first one takes longer than a test waits. */
export const preloadPanels = () =>
  beforeAll(() =>
    Promise.all(
      [BulkBar, FilterPanel, ColumnsPanel, ExportMenu, RowMenu, ViewMenu, ViewDialog, ShortcutsDialog].map(
        (panel) => panel.preload(),
      ),
    ),
  );

export const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
export const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
export const said = () => screen.getAllByRole('status').map((live) => live.textContent);
