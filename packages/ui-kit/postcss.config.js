/** Mantine's mixins (light-dark, smaller-than …) and the breakpoint of the frame: narrow is at or below 768 px (SPEC 4). */
export default {
  plugins: {
    'postcss-preset-mantine': {},
  },
};
