export { BottomBar } from './bottom-bar.tsx';
export { NarrowBar } from './narrow-bar.tsx';
