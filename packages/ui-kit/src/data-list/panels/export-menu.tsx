import '../../styles/layers.ts';
import { Menu } from '@mantine/core';
import type { ExportFormat } from '../types.ts';
import { MenuHere } from './menu-here.tsx';

interface ExportMenuProps {
  /** Selected rows; 0: the whole list. */
  selected: number;
  onExport: (format: ExportFormat) => unknown;
  onClose: () => void;
}

/**
 * The formats of an export: of the selected rows or, without a selection, of the list, with the columns and the order
 * on screen.
 */
export function ExportMenu({ selected, onExport, onClose }: ExportMenuProps) {
  return (
    <MenuHere label="Export" onClose={onClose}>
      <Menu.Label>
        {selected > 0
          ? `The ${selected.toLocaleString('en-US')} selected, these columns`
          : 'These columns, filters and order'}
      </Menu.Label>
      <Menu.Item onClick={() => void onExport('csv')}>CSV file</Menu.Item>
      <Menu.Item onClick={() => void onExport('xlsx')}>Excel workbook</Menu.Item>
    </MenuHere>
  );
}
