import { type Generated, namesOf } from './names.ts';

/** A component of the design system with its style, story and test. */
export function component(name: string): Generated {
  const { kebab, pascal, sentence } = namesOf(name);
  const folder = `packages/ui-kit/src/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.tsx`]: `import type { ReactNode } from 'react';
import classes from './${kebab}.module.css';

export interface ${pascal}Props {
  readonly children: ReactNode;
}

/** What it shows, in a sentence for the person who uses it. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <div className={classes.root}>{children}</div>;
}
`,
      [`${folder}/${kebab}.module.css`]: `.root {
  padding: 16px;
  border: 1px solid var(--up-color-border);
  border-radius: 8px;
}
`,
      [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal} } from './${kebab}.tsx';

const meta = { title: 'Components/${sentence}', component: ${pascal} } satisfies Meta<typeof ${pascal}>;
export default meta;

export const Plain: StoryObj<typeof meta> = { args: { children: '${sentence}' } };
`,
      [`${folder}/${kebab}.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { ${pascal} } from './${kebab}.tsx';

it('shows what it is given', () => {
  renderKit(<${pascal}>Text</${pascal}>);
  expect(screen.getByText('Text')).toBeVisible();
});
`,
    },
    next: `See it with pnpm storybook. Heavy or behind a route: import it by its file, ${kebab}/${kebab}.tsx.`,
  };
}
