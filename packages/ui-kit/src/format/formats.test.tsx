import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { DateText, relativeText } from './date-text.tsx';
import { BusinessVolume, CompactNumber, Money, Percent } from './formats.tsx';

const text = (element: React.ReactElement, kit = {}) => renderKit(element, kit).container;

describe('Figures (domain 0.2)', () => {
  it('show Canadian amounts with their letters to a viewer in the USA only', () => {
    expect(text(<Money cents={123456} currency="CAD" />)).toHaveTextContent('CA$1,234.56');
    expect(text(<Money cents={123456} currency="CAD" />, { viewerCountry: 'Canada' })).toHaveTextContent(
      /^\$1,234.56$/,
    );
  });

  it('are compact from 10,000 up and tell the full figure on hover (SPEC 9)', () => {
    expect(text(<CompactNumber value={9999} />)).toHaveTextContent('9,999');
    const tile = text(<CompactNumber value={12345} />);
    expect(tile).toHaveTextContent('12.3K');
    expect(tile.querySelector('data')).toHaveAttribute('title', '12,345');
    expect(text(<BusinessVolume cents={1_234_500} compact />)).toHaveTextContent('12.3K BV');
    expect(text(<BusinessVolume cents={102_860} />)).toHaveTextContent('1,028.60 BV');
  });

  it('say their sign without colour, and nothing as a dash', () => {
    expect(text(<Money cents={-500} />)).toHaveTextContent('-$5.00');
    expect(text(<Percent bps={3333} />)).toHaveTextContent('33.33%');
    expect(text(<Money cents={null} />)).toHaveTextContent('—');
  });
});

describe('A time in words', () => {
  const now = new Date('2026-01-10T12:00:00Z');
  it('is used for the last seven days only', () => {
    expect(relativeText('2026-01-10T11:55:00Z', now)).toBe('5 minutes ago');
    expect(relativeText('2026-01-10T09:00:00Z', now)).toBe('3 hours ago');
    expect(relativeText('2026-01-07T12:00:00Z', now)).toBe('3 days ago');
    expect(relativeText('2026-01-03T11:59:00Z', now)).toBeUndefined();
    expect(text(<DateText value="2020-01-10T17:55:00Z" relative />)).toHaveTextContent(/^01\/10\/2020$/);
    expect(relativeText('2026-01-11T12:00:00Z', now)).toBeUndefined();
  });
});
