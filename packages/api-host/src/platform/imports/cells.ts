/** What a cell says, without the apostrophe by which our own exports guard a cell that could be read as a formula. */
export const plainCell = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();

/** Formulas are refused instead of being kept as text. */
export const isFormula = (text: string): boolean => text.startsWith('=') || /^[@+-][A-Za-z_]+\(/.test(text);

export const formulaMessage = (label: string): string => `${label} is a formula. Replace it with its value`;
