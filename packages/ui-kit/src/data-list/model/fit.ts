/** Widest that characters are in the system fonts, in parts of the font size; what is not named here may be wider than high. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.46, ' .,:;\'"|!()[]/-ijltfrI'],
  [0.68, 'abcdeghknopqsuvxyz0123456789$*•'],
  [0.85, 'ABCDEFGHJKLNOPQRSTUVXYZ&#+=?_'],
];
const WIDEST = 1.1;
const widths = new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width])));

/** Room a text takes at most, in parts of its font size. */
export function mostWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widths.get(character) ?? WIDEST;
  return width;
}
