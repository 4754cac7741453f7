/** The example answer of every operation, by its id, read from the contract when the Storybook is built. */
declare module 'virtual:sample-answers' {
  const answers: Readonly<Record<string, unknown>>;
  export default answers;
}
