/**
 * A team as a tree: chart, outline and treemap of the same people. It knows no server and no router; a screen gives it people, says
 * where more come from and keeps the way of looking at them in its address. See README.
 */
export { UplineChain, type UplineStep } from './chain/upline-chain.tsx';
export type { TreePerson } from './model/person.ts';
export { TeamTree, type TeamTreeProps, type TreeAnswers } from './view/team-tree.tsx';
export { type TreeKey, treeKeys } from './view/tree-keys.ts';
export { firstQuestion, type TreeSearch, treeSearch } from './view/tree-search.ts';
