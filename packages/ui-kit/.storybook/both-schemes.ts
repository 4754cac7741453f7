import axe from 'axe-core';
import { expect, waitFor } from 'storybook/test';
import { shownScheme } from './shown-scheme.ts';

/** Of the rules the ones that a scheme decides; for the others a story in the dark is the one that was judged in the light. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** What is Storybook's own in the document. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Colors change at once. */
const STILL = '*, ::before, ::after { transition: none !important }';

const SCHEME = 'data-mantine-color-scheme';

/** What axe finds of the story once its scheme is dark. What its play left open stays open. */
async function problemsInTheDark(): Promise<string[]> {
  const before = document.documentElement.getAttribute(SCHEME);
  const turnedTo = (scheme: string | null) =>
    waitFor(() => expect(document.documentElement.getAttribute(SCHEME)).toBe(scheme));
  const still = new CSSStyleSheet();
  still.replaceSync(STILL);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  shownScheme.show('dark');
  try {
    await turnedTo('dark');
    const { violations } = await axe.run(
      { include: document.body, exclude: NOT_OURS },
      { runOnly: { type: 'rule', values: OF_COLORS }, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  } finally {
    shownScheme.show(undefined);
    await turnedTo(before);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

/** After a story was played and judged as it is: the same in the dark, without a second mount and a second play. */
export async function judgeInTheDark({ tags }: { readonly tags: readonly string[] }): Promise<void> {
  // Whole pages without their data are made of parts that have stories of their own: one scheme is enough for them.
  if (tags.includes('one-scheme')) return;
  expect(await problemsInTheDark(), 'in the dark scheme').toEqual([]);
}
