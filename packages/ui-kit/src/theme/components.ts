import {
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Combobox,
  Drawer,
  Input,
  InputWrapper,
  Kbd,
  type MantineThemeComponents,
  Menu,
  Modal,
  NavLink,
  Notification,
  Paper,
  Popover,
  Progress,
  SegmentedControl,
  Skeleton,
  Stepper,
  Tabs,
  Timeline,
  Tooltip,
} from '@mantine/core';
import classes from './theme.module.css';

/** An overlay's way in and out; Mantine leaves it out where the reader asked for no motion. */
const transitionProps = { duration: 120, transition: 'fade' } as const;
const name = (key: string) => classes[key] ?? '';

/**
 * How Mantine's components look and behave here, so that a plain one dropped into a screen is right already. Props where
 * Mantine has them; the rest of the look is in `theme.module.css`.
 */
export const components: MantineThemeComponents = {
  // One filled button a screen is the next step; all others are quiet.
  Button: Button.extend({ defaultProps: { variant: 'default' }, classNames: { root: name('button') } }),
  ActionIcon: ActionIcon.extend({
    defaultProps: { variant: 'subtle', color: 'gray', size: '2rem' },
    classNames: { root: name('actionIcon') },
  }),
  Alert: Alert.extend({
    defaultProps: { variant: 'light', radius: 'lg' },
    classNames: { root: name('alert') },
  }),
  Anchor: Anchor.extend({ defaultProps: { underline: 'hover' } }),
  Badge: Badge.extend({
    defaultProps: { variant: 'light', color: 'gray' },
    classNames: { root: name('badge') },
  }),
  Breadcrumbs: Breadcrumbs.extend({ classNames: { root: name('breadcrumbs') } }),
  Card: Card.extend({ defaultProps: { withBorder: true, radius: 'lg' }, classNames: { root: name('card') } }),
  Checkbox: Checkbox.extend({ classNames: { body: name('inline'), input: name('checkbox') } }),
  Combobox: Combobox.extend({
    defaultProps: { shadow: 'md' },
    classNames: { dropdown: name('dropdown'), option: name('option') },
  }),
  Drawer: Drawer.extend({
    defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, overlayProps: { backgroundOpacity: 0.4 } },
    classNames: { content: name('overlay'), header: name('overlayHead'), title: name('overlayTitle') },
  }),
  Input: Input.extend({ defaultProps: { size: 'sm' }, classNames: { input: name('input') } }),
  InputWrapper: InputWrapper.extend({
    // The message stands before the help, where the eye is.
    defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    classNames: {
      root: name('field'),
      label: name('label'),
      description: name('help'),
      error: name('error'),
      required: name('required'),
    },
  }),
  Kbd: Kbd.extend({ classNames: { root: name('kbd') } }),
  Menu: Menu.extend({
    defaultProps: { position: 'bottom-end', shadow: 'md', transitionProps },
    classNames: { dropdown: name('dropdown'), item: name('item') },
  }),
  Modal: Modal.extend({
    defaultProps: {
      centered: true,
      radius: 'lg',
      closeButtonProps: { 'aria-label': 'Close' },
      overlayProps: { backgroundOpacity: 0.4 },
      transitionProps,
    },
    classNames: { content: name('overlay'), header: name('overlayHead'), title: name('overlayTitle') },
  }),
  NavLink: NavLink.extend({ classNames: { root: name('navLink') } }),
  Notification: Notification.extend({ classNames: { root: name('notification') } }),
  Paper: Paper.extend({ classNames: { root: name('paper') } }),
  Popover: Popover.extend({
    defaultProps: { shadow: 'md', transitionProps },
    classNames: { dropdown: name('dropdown') },
  }),
  Progress: Progress.extend({ defaultProps: { size: 'sm' } }),
  SegmentedControl: SegmentedControl.extend({
    classNames: { root: name('segmented'), label: name('segment'), indicator: name('segmentMark') },
  }),
  Skeleton: Skeleton.extend({ classNames: { root: name('skeleton') } }),
  Stepper: Stepper.extend({ defaultProps: { size: 'xs' } }),
  Tabs: Tabs.extend({ classNames: { list: name('tabList'), tab: name('tab') } }),
  Timeline: Timeline.extend({ defaultProps: { bulletSize: 16, lineWidth: 1 } }),
  Tooltip: Tooltip.extend({
    defaultProps: { openDelay: 300, transitionProps },
    classNames: { tooltip: name('tooltip') },
  }),
};
