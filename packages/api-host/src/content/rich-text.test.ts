import { describe, expect, it } from 'vitest';
import { bodyColumns, cleanRichText, filesIn, imagesIn, plainText, richText } from './rich-text.ts';

const ID = '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a02';

/** What would run, load or reach out, in the ways that are known to get past filters. */
const HARMFUL = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.test/a.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src=`x` onerror=alert(1)>',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<a href="/ok" onclick="alert(1)">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="x.swf">',
  '<applet code="x"></applet>',
  '<base href="https://evil.test/">',
  '<link rel="stylesheet" href="//x.test">',
  '<meta http-equiv="refresh" content="0;url=//x.test">',
  '<form action="//x.test"><input name="p"></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<style>*{background:url(//x.test)}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p class="up-sr-only">x</p>',
  '<p id="root">x</p>',
  '<p onmouseover="alert(1)">x</p>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select onfocus=alert(1) autofocus>',
  '<textarea><script>alert(1)</script></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x onload=alert(1)>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<img src="https://tracker.test/pixel.gif">',
  '<img src="/files/content/x">',
  `<img data-image="${ID}/../x">`,
  `<img srcset="https://x.test 1x" data-image="${ID}">`,
  '<div data-video="https://evil.test/v">x</div>',
  '<div data-video="../x"></div>',
  '<div data-video="a" onclick="alert(1)"></div>',
  '<div onclick=alert(1)>x</div>',
  '<td colspan="999999" onclick=alert(1)>x</td>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<p contenteditable>x</p>',
  '<a href="#file-x">x</a>',
  '<a ping="//x.test" href="https://ok.test">x</a>',
  '<a download href="/x">x</a>',
  '<a target="top" href="/x">x</a>',
  '<p slot="x" is="y-z">x</p>',
];

describe('the text of a page (S-52)', () => {
  it.each(HARMFUL)('keeps nothing of %s that runs, loads or leaves', (html) => {
    const clean = cleanRichText(`<p>before</p>${html}<p>after</p>`);
    expect(clean).not.toMatch(
      /<(?!\/?(?:p|h2|h3|strong|em|u|s|br|hr|blockquote|ul|ol|li|a|img|div|table|tbody|tr|th|td)\b)/i,
    );
    expect(clean).not.toMatch(
      /<[^>]*\s(?:on\w+|style|class|id|srcset|srcdoc|ping|download|formaction|background|slot|is|contenteditable)\b/i,
    );
    for (const [, address = ''] of clean.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(
        /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|content:[0-9a-f-]{36}$|#file-[0-9a-f-]{36}$)/,
      );
    expect(cleanRichText(clean)).toBe(clean);
  });

  it('keeps headings, lists, tables, pictures, videos and links', () => {
    const html = [
      '<h2>How</h2><h3>First</h3><p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s><br />e</p><hr />',
      '<ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol><blockquote><p>said</p></blockquote>',
      '<table><tbody><tr><th colspan="2">x</th></tr><tr><td>1</td><td rowspan="3">2</td></tr></tbody></table>',
      `<img data-image="${ID}" alt="The button" /><div data-video="76979871" data-title="Tour"></div>`,
      `<p><a href="/help/privacy">in</a> <a href="mailto:a@b.test">mail</a> <a href="tel:+15550100">call</a> <a href="#file-${ID}">file</a></p>`,
    ].join('');
    expect(cleanRichText(html)).toBe(html);
  });

  it('opens links to other places in a tab of their own, without telling where from', () => {
    expect(cleanRichText('<p><a href="https://naic.org/x" rel="opener" target="_self">x</a></p>')).toBe(
      '<p><a href="https://naic.org/x" target="_blank" rel="noopener noreferrer">x</a></p>',
    );
  });

  it('makes headings of other levels those that pages have', () => {
    expect(cleanRichText('<h1>a</h1><h4>b</h4><p><b>c</b><i>d</i></p>')).toBe(
      '<h2>a</h2><h3>b</h3><p><strong>c</strong><em>d</em></p>',
    );
  });

  it('without a word, a picture or a video is missing (R-GEN-02)', () => {
    const schema = richText('Text', { max: 100, example: '' });
    expect(schema.safeParse('<p> </p><script>x</script>').error?.issues[0]?.message).toBe('Text is required');
    expect(schema.parse(`<img data-image="${ID}" alt="x">`)).toBe(`<img data-image="${ID}" alt="x" />`);
  });

  it('is searched by its words', () => {
    const html = '<h2>Líneas</h2><ul><li>A &amp; B</li><li>&lt;C&gt;</li></ul>';
    expect(plainText(html)).toBe('Líneas A & B <C>');
    expect(bodyColumns(html).text_key).toBe('lineas a & b <c>');
  });

  it('names its pictures and files once', () => {
    const html = `<img data-image="${ID}" alt="" /><img data-image="${ID}" alt="" /><a href="#file-${ID}">x</a>`;
    expect(imagesIn(html)).toEqual([ID]);
    expect(filesIn(html)).toEqual([ID]);
  });
});
