import '@upline/ui-kit/styles/layers.ts';
import { Checkbox, Group, Popover, SegmentedControl, Select, Stack } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { ActionMenu, IconButton, type MenuAction, useNarrow } from '@upline/ui-kit';
import { type PickerOption, SearchPicker } from '@upline/ui-kit/picker/search-picker.tsx';
import { type ReactNode, useState } from 'react';
import { COLOR_LABELS, COLOR_METRICS, SIZE_LABELS, SIZE_METRICS } from '../draw/metrics.ts';
import classes from './tree-panel.module.css';
import { DEPTHS, LOOKS, type TreeSource } from './tree-source.ts';
import type { TreeView } from './tree-view.ts';

interface TreeToolbarProps {
  readonly view: TreeView;
  readonly onView: (change: Partial<TreeView>) => void;
  readonly search: TreeSource['search'];
  readonly onFound: (option: PickerOption) => void;
  readonly exports: readonly MenuAction[];
  readonly onCloseAll: () => void;
  /** What a screen adds: days, the type of the team. */
  readonly children?: ReactNode;
}

const LOOK_WORDS = { chart: 'Chart', outline: 'Outline', treemap: 'Treemap' } as const;

export function TreeToolbar(props: TreeToolbarProps) {
  const { view, onView, search, onFound, exports, onCloseAll, children } = props;
  const narrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const options = <Options view={view} onView={onView} onCloseAll={onCloseAll} />;
  const gear = <IconAdjustmentsHorizontal size={20} stroke={1.75} />;
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchPicker
          label="Find a person"
          hideLabel
          placeholder="Find a person"
          value={null}
          search={search}
          onChange={(option) => option && onFound(option)}
        />
      </div>
      {!narrow && children}
      <Group gap="xs" wrap="nowrap" ms="auto">
        <SegmentedControl
          aria-label="Look"
          size="xs"
          value={view.look}
          data={LOOKS.map((look) => ({ value: look, label: LOOK_WORDS[look] }))}
          onChange={(look) => onView({ look: LOOKS.find((each) => each === look) ?? 'chart' })}
        />
        {narrow ? (
          <IconButton label="View options" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {gear}
          </IconButton>
        ) : (
          <Popover position="bottom-end" width={320} trapFocus>
            <Popover.Target>
              <IconButton label="View options">{gear}</IconButton>
            </Popover.Target>
            <Popover.Dropdown>{options}</Popover.Dropdown>
          </Popover>
        )}
        <ActionMenu label="Export" actions={exports}>
          <IconDownload size={20} stroke={1.75} />
        </ActionMenu>
      </Group>
      {narrow && isOpen && (
        <div className={classes.options}>
          {children}
          {options}
        </div>
      )}
    </div>
  );
}

function Options({ view, onView, onCloseAll }: Pick<TreeToolbarProps, 'view' | 'onView' | 'onCloseAll'>) {
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Direction"
        fullWidth
        w="100%"
        value={view.orientation}
        data={[
          { value: 'vertical', label: 'Top down' },
          { value: 'horizontal', label: 'Left to right' },
        ]}
        onChange={(value) => onView({ orientation: value === 'horizontal' ? 'horizontal' : 'vertical' })}
      />
      <Choice
        label="Color by"
        value={view.color}
        options={COLOR_METRICS.map((value) => ({ value, label: COLOR_LABELS[value] }))}
        onChange={(value) => onView({ color: COLOR_METRICS.find((each) => each === value) ?? 'level' })}
      />
      <Choice
        label="Size by"
        value={view.size}
        options={SIZE_METRICS.map((value) => ({ value, label: SIZE_LABELS[value] }))}
        onChange={(value) => onView({ size: SIZE_METRICS.find((each) => each === value) ?? 'even' })}
      />
      <Choice
        label="Levels per load"
        value={String(view.depth)}
        options={DEPTHS.map(String)}
        onChange={(value) => onView({ depth: Number(value) })}
      />
      <Checkbox
        label="Show inactive"
        description="Otherwise the people below stand in their place."
        checked={view.inactive}
        onChange={(event) => onView({ inactive: event.currentTarget.checked })}
      />
      <ActionClose onCloseAll={onCloseAll} />
    </Stack>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
  readonly onChange: (value: string) => void;
}

/** Its list is inside the layer that it is in: a press in it is no press outside. */
const Choice = ({ options, onChange, ...field }: ChoiceProps) => (
  <Select
    {...field}
    data={[...options]}
    allowDeselect={false}
    comboboxProps={{ withinPortal: false }}
    onChange={(value) => value && onChange(value)}
  />
);

function ActionClose({ onCloseAll }: { readonly onCloseAll: () => void }) {
  return (
    <button type="button" className={classes.plain} onClick={onCloseAll}>
      Close all below the first level
    </button>
  );
}
