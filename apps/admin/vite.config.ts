import { viteConfig } from '../../tooling/web-host/vite-app.ts';

export default viteConfig('admin');
