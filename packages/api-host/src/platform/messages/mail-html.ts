const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it: nothing in it is markup (S-54). */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Links of our own texts stand alone in their line or end at white space. */
const withLinks = (escaped: string) =>
  escaped.replace(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}" style="color:#0c66e4">${url}</a>`);

/** The HTML part of a mail, made from its plain text: paragraphs at blank lines, links as links. */
export function mailHtml(subject: string, text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px">${withLinks(escapeHtml(paragraph.trim())).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f8f9;font-family:-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:24px;color:#172b4d">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
${paragraphs}
</div></body></html>`;
}
