import { Menu } from '@mantine/core';
import type { ExportFormat } from '../types.ts';
import { MenuHere } from './menu-here.tsx';

interface ExportMenuProps {
  onExport: (format: ExportFormat) => unknown;
  onClose: () => void;
}

/** The formats of an export; it holds the columns, filter and order on screen. */
export function ExportMenu({ onExport, onClose }: ExportMenuProps) {
  return (
    <MenuHere label="Export" onClose={onClose}>
      <Menu.Label>These columns, filters and order</Menu.Label>
      <Menu.Item onClick={() => void onExport('csv')}>CSV file</Menu.Item>
      <Menu.Item onClick={() => void onExport('xlsx')}>Excel workbook</Menu.Item>
    </MenuHere>
  );
}
