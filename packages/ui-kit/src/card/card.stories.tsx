import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card, CardGrid } from './card.tsx';
import { LinkCard } from './link-card.tsx';

const meta = {
  title: 'Foundations/Card',
  component: Card,
  args: { title: 'Contact', children: 'ana@example.com' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const WithActions: Story = { args: { actions: <Button size="xs">Edit</Button> } };
/** 1, 2, 3, 4 or 6 columns by width. */
export const Grid: Story = {
  render: () => (
    <CardGrid>
      {['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf'].map((name) => (
        <Card key={name} title={name}>
          Team
        </Card>
      ))}
    </CardGrid>
  ),
};
/** Each leads somewhere as a whole. */
export const Links: Story = {
  render: () => (
    <CardGrid>
      {['Alpha', 'Bravo', 'Charlie'].map((name) => (
        <LinkCard key={name} to={{ to: '/team' }}>
          <strong>{name}</strong>
          <span>Team</span>
        </LinkCard>
      ))}
    </CardGrid>
  ),
};
