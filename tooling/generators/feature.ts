import { type Generated, namesOf } from './names.ts';

/** A package of screens with one screen, mounted by adding it to an app's `features.ts` and `router.ts`. */
export function feature(name: string): Generated {
  const { kebab, camel, pascal, sentence } = namesOf(name);
  const folder = `packages/feature-${kebab}`;
  const manifest = {
    name: `@upline/feature-${kebab}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    role: 'feature',
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    scripts: { typecheck: 'tsc --noEmit' },
    dependencies: {
      '@tanstack/react-router': 'catalog:',
      '@upline/shell': 'workspace:*',
      '@upline/ui-kit': 'workspace:*',
      react: 'catalog:',
    },
    devDependencies: {
      '@types/react': 'catalog:',
      typescript: 'catalog:',
      vitest: 'catalog:',
    },
  };
  return {
    files: {
      [`${folder}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
      [`${folder}/tsconfig.json`]: '{ "extends": "../../tooling/tsconfig/react.json", "include": ["src"] }\n',
      [`${folder}/README.md`]: `# feature-${kebab}\n\n${sentence}: what a person does here, and which screens there are.\n`,
      [`${folder}/src/index.ts`]: `/** ${sentence}. Mounted by the apps; nothing else imports it. */
export { ${camel}Feature } from './feature.ts';
`,
      [`${folder}/src/feature.ts`]: `import { defineFeature } from '@upline/shell';
import { ${camel}Route } from './${kebab}.route.ts';

export const ${camel}Feature = defineFeature({ id: '${kebab}', routes: { ${camel}Route } });
`,
      [`${folder}/src/${kebab}.route.ts`]: `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';

export const ${camel}Route = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/${kebab}',
  staticData: { title: '${sentence}', needs: 'signed-in' },
  component: lazyRouteComponent(() => import('./${kebab}-screen.tsx'), '${pascal}Screen'),
});
`,
      [`${folder}/src/${kebab}-screen.tsx`]: `import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';

export function ${pascal}Screen() {
  return (
    <>
      <PageHeader title="${sentence}" />
      <EmptyState>Nothing here yet.</EmptyState>
    </>
  );
}
`,
      [`${folder}/src/feature.test.ts`]: `import { expect, it } from 'vitest';
import { ${camel}Feature } from './feature.ts';

it('gives the apps one screen with a title', () => {
  const [route] = Object.values(${camel}Feature.routes);
  expect(route?.options.staticData?.title).toBe('${sentence}');
});
`,
    },
    next: `Run pnpm install, then add ${camel}Feature to features.ts and router.ts of the apps that show it.`,
  };
}
