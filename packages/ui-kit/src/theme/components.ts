import type * as Mantine from '@mantine/core';
import classes from './theme.module.css';

/** An overlay's way in and out; Mantine leaves it out where the reader asked for no motion. */
const transitionProps = { duration: 120, transition: 'fade' } as const;
const name = (key: string) => classes[key] ?? '';

/** What each component's own `extend` takes. Only its type: the root, sign-in's too, would else load every one of them. */
type Looks = {
  [Name in keyof typeof Mantine as (typeof Mantine)[Name] extends { extend: (look: never) => unknown }
    ? Name
    : never]?: (typeof Mantine)[Name] extends { extend: (look: infer Look) => unknown } ? Look : never;
};

/**
 * How Mantine's components look and behave here, so that a plain one dropped into a screen is right already. Props where
 * Mantine has them; the rest of the look is in `theme.module.css`.
 */
export const components: Looks = {
  // One filled button a screen is the next step; all others are quiet.
  Button: {
    defaultProps: { variant: 'default' },
    classNames: { root: name('button'), loader: name('buttonLoader') },
  },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: '2rem' },
    classNames: { root: name('actionIcon') },
  },
  Alert: {
    defaultProps: { variant: 'light', radius: 'lg' },
    classNames: { root: name('alert') },
  },
  Anchor: { defaultProps: { underline: 'hover' } },
  Badge: {
    defaultProps: { variant: 'light', color: 'gray' },
    classNames: { root: name('badge') },
  },
  Breadcrumbs: { classNames: { root: name('breadcrumbs') } },
  Card: { defaultProps: { withBorder: true, radius: 'lg' }, classNames: { root: name('card') } },
  Checkbox: { classNames: { body: name('inline'), input: name('checkbox') } },
  Combobox: {
    defaultProps: { shadow: 'md' },
    classNames: { dropdown: name('dropdown'), option: name('option') },
  },
  Drawer: {
    // A sheet from below that leaves the page in sight.
    defaultProps: {
      position: 'bottom',
      size: 'auto',
      closeButtonProps: { 'aria-label': 'Close' },
      overlayProps: { backgroundOpacity: 0.4 },
      transitionProps: { duration: 180 },
    },
    classNames: (_theme, { position }) => ({
      inner: name('overlayInner'),
      content: `${name('overlay')} ${position === 'bottom' ? name('sheet') : ''}`,
      header: name('overlayHead'),
      title: name('overlayTitle'),
    }),
  },
  Input: { defaultProps: { size: 'sm' }, classNames: { input: name('input') } },
  InputWrapper: {
    // The message is before the help, where the eye is.
    defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    classNames: {
      root: name('field'),
      label: name('label'),
      description: name('help'),
      error: name('error'),
      required: name('required'),
    },
  },
  Kbd: { classNames: { root: name('kbd') } },
  Menu: {
    // The first entry has the focus at once, as the pattern of a menu button asks.
    defaultProps: {
      position: 'bottom-end',
      shadow: 'md',
      transitionProps,
      withInitialFocusPlaceholder: false,
    },
    classNames: { dropdown: name('dropdown'), item: name('item') },
  },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      closeButtonProps: { 'aria-label': 'Close' },
      overlayProps: { backgroundOpacity: 0.4 },
      transitionProps,
    },
    classNames: {
      inner: `${name('overlayInner')} ${name('modalInner')}`,
      content: `${name('overlay')} ${name('modal')}`,
      header: name('overlayHead'),
      title: name('overlayTitle'),
    },
  },
  // The chosen ones are in the field, and its list holds the rest.
  MultiSelect: { defaultProps: { hidePickedOptions: true } },
  NavLink: { classNames: { root: name('navLink') } },
  Notification: { classNames: { root: name('notification') } },
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: name('paper') } },
  Pill: { classNames: { root: name('pill'), remove: name('pillRemove') } },
  Popover: {
    // What is open is closed by its reader, not by the page scrolling its button away.
    defaultProps: { shadow: 'md', transitionProps, hideDetached: false },
    classNames: { dropdown: name('dropdown') },
  },
  Progress: {
    defaultProps: { size: 6, radius: 'xl' },
    classNames: { root: name('progress'), section: name('progressPart') },
  },
  SegmentedControl: {
    classNames: {
      root: name('segmented'),
      input: name('segmentInput'),
      label: name('segment'),
      indicator: name('segmentMark'),
    },
  },
  Skeleton: { classNames: { root: name('skeleton') } },
  Stepper: { defaultProps: { size: 'xs' } },
  Switch: { classNames: { body: name('inline') } },
  Tabs: { classNames: { list: name('tabList'), tab: name('tab') } },
  Timeline: {
    defaultProps: { bulletSize: 8, lineWidth: 1 },
    classNames: {
      item: name('moment'),
      itemBullet: name('momentDot'),
      itemBody: name('momentBody'),
      itemTitle: name('momentTitle'),
    },
  },
  Tooltip: {
    defaultProps: { openDelay: 300, transitionProps },
    classNames: { tooltip: name('tooltip') },
  },
};
