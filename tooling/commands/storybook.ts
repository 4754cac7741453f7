import { startChild } from '../children.ts';
import { bin } from '../run.ts';

startChild(bin('pnpm'), ['--filter', '@upline/ui-kit', 'storybook', ...process.argv.slice(2)]);
