import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColorName, colors } from '../tokens/colors.ts';
import { contrast } from '../tokens/contrast.ts';
import { COLOR_PAIRS, MINIMUM } from '../tokens/pairs.ts';
import { palette } from '../tokens/palette.ts';
import { scales } from '../tokens/tokens.ts';
import classes from './tokens.module.css';

/** Generated from the tokens; nothing here is written twice. */
const meta = { title: 'Tokens/All', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const least = (name: ColorName, scheme: 'light' | 'dark') => {
  const pairs = COLOR_PAIRS.filter(({ front }) => front === name);
  if (pairs.length === 0) return undefined;
  const ratios = pairs.map(({ back, use }) => ({
    back,
    use,
    ratio: contrast(colors[scheme][name], colors[scheme][back]),
  }));
  return ratios.reduce((lowest, pair) => (pair.ratio < lowest.ratio ? pair : lowest));
};

function ColorTable({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  return (
    <section aria-label={`Colors, ${scheme}`}>
      <h2>Colors, {scheme}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Meaning</th>
            <th scope="col">Value</th>
            <th scope="col">Lowest contrast</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(colors[scheme]) as ColorName[]).map((name) => {
            const worst = least(name, scheme);
            return (
              <tr key={name}>
                <th scope="row">
                  <svg width={24} height={24} className={classes.swatch} aria-hidden>
                    <rect width={24} height={24} rx={4} fill={colors[scheme][name]} />
                  </svg>
                  {name}
                </th>
                <td>{colors[scheme][name]}</td>
                <td>
                  {worst
                    ? `${worst.ratio.toFixed(2)} on ${worst.back}, asked ${MINIMUM[worst.use]}`
                    : 'Carries no sign'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Every color of both schemes with the lowest contrast among the pairs it is drawn in. */
export const Colors: Story = {
  render: () => (
    <div className={classes.columns}>
      <ColorTable scheme="light" />
      <ColorTable scheme="dark" />
    </div>
  ),
};

/** The raw steps behind the meanings. */
export const Palette: Story = {
  render: () => (
    <dl className={classes.palette}>
      {Object.entries(palette).map(([name, steps]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {steps.map((hex) => (
              <svg key={hex} width={56} height={40} role="img" aria-label={hex}>
                <title>{hex}</title>
                <rect width={56} height={40} fill={hex} />
              </svg>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  ),
};

/** Size and line height of each text. */
export const Type: Story = {
  render: () => (
    <div className={classes.stack}>
      {Object.entries(scales.text).map(([name, [size, line]]) => (
        <p key={name} style={{ fontSize: size, lineHeight: `${line}px` }}>
          {name} {size}/{line}: Paid to Ana Alvarez on 11/21/2026, $1,234.56
        </p>
      ))}
    </div>
  ),
};

const bars = (values: Readonly<Record<string, number>>) => (
  <ul className={classes.stack}>
    {Object.entries(values).map(([name, value]) => (
      <li key={name}>
        <svg width={Math.min(value, 900)} height={12} aria-hidden>
          <rect width={Math.min(value, 900)} height={12} fill="var(--up-color-primary)" />
        </svg>{' '}
        {name} {value} px
      </li>
    ))}
  </ul>
);

export const Spacing: Story = { render: () => bars(Object.fromEntries(Object.entries(scales.space))) };

export const Radius: Story = {
  render: () => (
    <div className={classes.row}>
      {Object.entries(scales.radius).map(([name, value]) => (
        <div key={name} className={classes.box} style={{ borderRadius: value }}>
          {name} {value}
        </div>
      ))}
    </div>
  ),
};

export const Shadow: Story = { render: () => <div className={classes.shadow}>Overlays only</div> };

export const Breakpoints: Story = { render: () => bars(scales.breakpoint) };

export const Motion: Story = {
  render: () => (
    <ul className={classes.stack}>
      {(['fast', 'base', 'slow'] as const).map((name) => (
        <li key={name}>
          {name} {scales.motion[name]} ms, {scales.motion.easing}
        </li>
      ))}
    </ul>
  ),
};
