/** Relative luminance of a `#RRGGBB` colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** Contrast ratio of two opaque `#RRGGBB` colours, 1 to 21 (WCAG 2.2, X-03). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of `top` laid over `base`, as an opaque `#RRGGBB` colour. */
export function mix(top: string, base: string, share: number): string {
  const under = channels(base);
  const mixed = channels(top).map((channel, index) =>
    Math.round(channel * share + (under[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
