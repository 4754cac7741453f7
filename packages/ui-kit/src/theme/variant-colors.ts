import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/** Where the look of a variant is not Mantine's: it sets these on the element itself, so that no sheet could say them. */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant === 'default') return { ...colors, border: '1px solid var(--up-color-border-control)' };
  if (input.variant !== 'subtle') return colors;
  const hover = 'var(--up-color-surface-hover)';
  if (input.color === 'gray')
    return { ...colors, hover, color: 'var(--up-color-text-muted)', hoverColor: 'var(--up-color-text)' };
  // A quiet button speaks in the colour of the text until it is given another.
  return (input.color ?? 'primary') === 'primary'
    ? { ...colors, hover, color: 'var(--up-color-text)' }
    : colors;
};
