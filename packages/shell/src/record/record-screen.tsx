import { Button, LinkButton, usePrivateText } from '@upline/ui-kit';
import { DetailHeader, type DetailHeaderProps } from '@upline/ui-kit/detail/detail-header.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { type TabItem, TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useGo } from '../navigation/destination.ts';
import { useRecordTitle } from '../navigation/record-title.ts';
import { useBackTarget } from '../navigation/trail.ts';
import { key, type Shortcut, useShortcuts } from '../shortcuts/shortcuts.ts';
import { Headline, type HeadlineFigure } from './headline.tsx';
import { NextInList } from './next-in-list.tsx';
import classes from './record.module.css';
import { Track, type TrackStep } from './track.tsx';

export interface RecordTab {
  readonly label: string;
  /** How many there are, once it is known. */
  readonly count?: number | undefined;
  /** Code of the part, asked for when the pointer or the focus is at its tab. */
  readonly part?: TabItem['part'];
  /** Where the part has an address of its own instead of a name in the search. */
  readonly to?: LinkTarget;
  readonly content: ReactNode;
}

/** The step that the workflow waits for, as a link or as what it does. */
export type NextStep = { readonly label: string } & (
  | { readonly to: LinkTarget }
  | { readonly onClick: () => void }
);

export interface RecordScreenProps<Tab extends string>
  extends Pick<
    DetailHeaderProps,
    'name' | 'code' | 'status' | 'person' | 'isPrivate' | 'facts' | 'titleEnd' | 'secondary'
  > {
  /** What may be done with it; `update`, its form, is a button, filled where no step is waited for. */
  readonly actions?: readonly MenuAction[];
  /** What it is: `Client`. */
  readonly noun: string;
  /** What matters most to the reader; the first is the loudest thing on the page. */
  readonly headline?: readonly HeadlineFigure[];
  /** How far it has come. */
  readonly track?: readonly TrackStep[];
  readonly next?: NextStep | false | undefined;
  /** Banners that come before the rest of the page. */
  readonly notices?: ReactNode;
  /** The address of the record. */
  readonly page: LinkTarget;
  /** The part that the address names. */
  readonly tab: NoInfer<Tab>;
  /** Its parts in their order; the first has no name in the address. */
  readonly tabs: { readonly [Key in Tab]?: RecordTab | false };
  /** Dialogs of its actions. */
  readonly children?: ReactNode;
}

const editOf = (actions: readonly MenuAction[]) => actions.find(({ key }) => key === 'update')?.to;

function NextButton({ next }: { readonly next: NextStep }) {
  return 'to' in next ? (
    <LinkButton to={next.to} variant="filled">
      {next.label}
    </LinkButton>
  ) : (
    <Button variant="filled" onClick={next.onClick}>
      {next.label}
    </Button>
  );
}

/** A record as it is drawn; `walk` leads to its neighbours. */
export function RecordFrame<Tab extends string>(
  props: RecordScreenProps<Tab> & { readonly walk?: ReactNode; readonly back?: LinkTarget | undefined },
) {
  const {
    noun,
    headline = [],
    track = [],
    actions = [],
    next,
    notices,
    page,
    tab,
    tabs,
    walk,
    back,
    ...rest
  } = props;
  const { children, secondary, ...head } = rest;
  const edit = editOf(actions);
  const shown = Object.entries<RecordTab | false | undefined>(tabs).flatMap(([key, each]) =>
    each ? [{ key, ...each }] : [],
  );
  const current = shown.find(({ key }) => key === tab) ?? shown[0];
  const search = typeof page.search === 'object' ? page.search : {};
  return (
    <>
      <DetailHeader
        {...head}
        {...(back && { back })}
        actions={actions.filter(({ key }) => key !== 'update')}
        secondary={
          <>
            {walk}
            {secondary}
          </>
        }
        primary={
          <>
            {edit && (
              <LinkButton to={edit} variant={next ? 'default' : 'filled'} aria-keyshortcuts="E">
                Edit {noun.toLowerCase()}
              </LinkButton>
            )}
            {next && <NextButton next={next} />}
          </>
        }
      />
      {notices && <div className={classes.notices}>{notices}</div>}
      {headline.length > 0 && <Headline figures={headline} />}
      {track.length > 0 && <Track steps={track} />}
      {shown.length > 1 && (
        <TabsInAddress
          label={noun}
          current={current?.key ?? tab}
          items={shown.map(({ key, label, count, part, to }, index) => ({
            key,
            label,
            part,
            ...(count === undefined ? {} : { count }),
            to: to ?? { ...page, search: index === 0 ? search : { ...search, tab: key } },
          }))}
        />
      )}
      {current && (
        <Suspense key={current.key} fallback={<Loading label={current.label} />}>
          {current.content}
        </Suspense>
      )}
      {children}
    </>
  );
}

function useEditKey(edit: LinkTarget | undefined, noun: string): readonly Shortcut[] {
  const go = useGo();
  const newest = useRef(edit);
  newest.current = edit;
  const may = edit !== undefined;
  return useMemo(() => {
    const run = () => void (newest.current && go(newest.current));
    const does = `Edit ${noun.toLowerCase()}`;
    return may ? [{ keys: ['E'], does, group: 'On this page', matches: key('e'), run }] : [];
  }, [go, may, noun]);
}

/**
 * The page of a record: its name and state, the figure that matters, how far it has come, one filled button for the next step,
 * everything else behind ⋯, its parts as tabs, and the ways to its neighbours in the list it was opened from.
 */
export function RecordScreen<Tab extends string>(props: RecordScreenProps<Tab>) {
  const { name, isPrivate = true, noun, tab, tabs } = props;
  const privately = usePrivateText();
  const part: RecordTab | undefined = tabs[tab] || undefined;
  useRecordTitle(isPrivate ? privately(name) : name, part?.to && part.label);
  useShortcuts(useEditKey(editOf(props.actions ?? []), noun));
  const back = useBackTarget(props.page);
  return <RecordFrame {...props} walk={<NextInList noun={noun} />} back={back} />;
}
