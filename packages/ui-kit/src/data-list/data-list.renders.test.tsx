import { MantineThemeProvider } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { SampleList } from './data-list.sample-list.tsx';
import { header, names } from './data-list.test-support.tsx';

/** Names of the controls in the order in which they were drawn. */
let drawn: string[] = [];
beforeEach(() => {
  drawn = [];
});

/** A look that changes nothing: Mantine asks for it whenever it draws the control. */
const counted = {
  vars: (_theme: unknown, props: object) => {
    const { 'aria-label': label, children } = props as { 'aria-label'?: string; children?: unknown };
    drawn.push(label ?? (typeof children === 'string' ? children : 'Rows per page'));
    return {};
  },
};
const theme = { components: { ActionIcon: counted, Button: counted, Input: counted } };

/** What every list has around its rows: search, filter, density, columns, export, pages. */
const CONTROLS = [
  'Columns',
  'Compact rows',
  'Export',
  'Filter',
  'Next page',
  'Previous page',
  'Rows per page',
  'Search policies',
];
const controls = () => drawn.filter((name) => CONTROLS.includes(name)).sort();

const list = () =>
  renderKit(
    <MantineThemeProvider theme={theme}>
      <SampleList total={12} withViews onExport={() => undefined} />
    </MantineThemeProvider>,
  );

describe('what stands around the rows', () => {
  it('is drawn once when the list is mounted', () => {
    list();
    expect(controls()).toEqual(CONTROLS);
  });

  it('is not drawn again when the list is sorted', async () => {
    const { user } = list();
    const before = names();
    drawn = [];
    await user.click(header('Client').querySelector('button') as HTMLElement);
    await waitFor(() => expect(names()).not.toEqual(before));
    // What comes with the change is counted, so that nothing escapes.
    expect(drawn).toContain('Save as view');
    expect(screen.getByRole('button', { name: 'Save as view' })).toBeVisible();
    expect(controls()).toEqual([]);
  });
});
