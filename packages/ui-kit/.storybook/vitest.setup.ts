import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import preview from './preview.tsx';

/** Which scheme this run of the stories is in: the browser project runs them once in each. */
const scheme = import.meta.env.VITE_STORY_SCHEME === 'dark' ? 'dark' : 'light';

setProjectAnnotations([a11y, preview, { initialGlobals: { scheme } }]);
