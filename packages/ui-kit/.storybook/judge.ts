import axe, { type RunOptions } from 'axe-core';
import { expect, waitFor } from 'storybook/test';
import { shownScheme } from './shown-scheme.ts';

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of the rules the ones that a scheme decides; for the others a story in the dark is the one that was judged in the light. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** What is Storybook's own in the document. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Head, sidebar and bottom bar, which have stories of their own. */
const FRAME = ['.mantine-AppShell-header', '.mantine-AppShell-navbar', '.mantine-AppShell-footer'];

/** Colors change at once. */
const STILL = '*, ::before, ::after { transition: none !important }';

const SCHEME = 'data-mantine-color-scheme';

interface Judged {
  readonly title: string;
  readonly parameters: { readonly layout?: string };
}

/** Whole pages fill the window; what else stands under "Pages" are their parts. */
export const isPage = ({ title, parameters }: Judged): boolean =>
  title.startsWith('Pages/') && parameters.layout === 'fullscreen';

async function problems(runOnly: NonNullable<RunOptions['runOnly']>, without: string[]): Promise<string[]> {
  // Of what passes nothing is told: to name each of its nodes takes longer than to judge it.
  const { violations } = await axe.run(
    { include: document.body, exclude: [...NOT_OURS, ...without] },
    { runOnly, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** What axe finds of the story once its scheme is dark. What its play left open stays open. */
async function problemsInTheDark(): Promise<string[]> {
  const before = document.documentElement.getAttribute(SCHEME);
  const turnedTo = (scheme: string | null) =>
    waitFor(() => expect(document.documentElement.getAttribute(SCHEME)).toBe(scheme));
  shownScheme.show('dark');
  try {
    await turnedTo('dark');
    return await problems({ type: 'rule', values: OF_COLORS }, []);
  } finally {
    shownScheme.show(undefined);
    await turnedTo(before);
  }
}

/**
 * Judges a story after it was played. Parts are judged as they are and then in the dark, without a second mount and a
 * second play. Whole pages are made of them and are judged once, in the dark: journeys judge every page in the light.
 */
export async function judge(story: Judged): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync(STILL);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  try {
    expect(await problems({ type: 'tag', values: RULES }, isPage(story) ? FRAME : [])).toEqual([]);
    if (!isPage(story)) expect(await problemsInTheDark(), 'in the dark scheme').toEqual([]);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}
