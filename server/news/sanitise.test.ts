import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedTags, sanitise } from './sanitise.ts'
import { payloads } from './testing.payloads.ts'

test.each([
  ['<p>一、<strong>报名</strong><br/>二</p>', '<p>一、<strong>报名</strong><br>二</p>'],
  ['<p onclick="x()" style="color:red">字</p>', '<p>字</p>'],
  [
    '<a href="https://www.example.cn/?a=1&b=2" target="_blank">网</a>',
    '<a href="https://www.example.cn/?a=1&amp;b=2">网</a>',
  ],
  ['<a href="/notice/list">站内</a>', '<a href="/notice/list">站内</a>'],
  ['<a href="javascript:alert(1)">点</a><a href="//evil.example">点</a>', '<a>点</a><a>点</a>'],
  ['<a href=" java\tscript:alert(1)">点</a><a href="&#106;avascript:alert(1)">点</a>', '<a>点</a><a>点</a>'],
  ['<td colspan="2" rowspan=3 width="9">格</td>', '<td colspan="2" rowspan="3">格</td>'],
  ['前<script>alert("<p>")</script>后<img src=x onerror=alert(1)>', '前后'],
  ['<script>没有结尾', ''],
  ['<scr<script>x</script>ipt>alert(1)', 'xipt&gt;alert(1)'],
  ['<p title="5 > 3">字</p><a title="a>b" href="/notice/list">站内</a>', '<p>字</p><a href="/notice/list">站内</a>'],
  ['<a href=/notice/list>站内</a><td rowspan = 2>格</td>', '<a href="/notice/list">站内</a><td rowspan="2">格</td>'],
  ['<img src="/&#47;evil.example/a.png"><a href="/&#x2f;evil.example">点</a>', '<a>点</a>'],
  [
    '<figure><img src="/a.svg" onerror="x()" alt="会场" width=640 height="360"><figcaption>图</figcaption></figure>',
    '<figure><img src="/a.svg" alt="会场" width="640" height="360" loading="lazy"><figcaption>图</figcaption></figure>',
  ],
  ['<img src="//evil.example/a.png"><img src="https://evil.example/a.png"><img src="data:x">', ''],
  ['<!-- <p>藏</p> -->见', '见'],
  ['3 < 5 && 7 > 6 &lt;b&gt; &#x27;', "3 &lt; 5 &amp;&amp; 7 &gt; 6 &lt;b&gt; '"],
  ['<ul><li>一<li>二', '<ul><li>一</li><li>二</li></ul>'],
  ['<p><em>斜</p>外</em>', '<p><em>斜</em></p>外'],
])('%s', (html, clean) => {
  expect(sanitise(html)).toBe(clean)
})

/** Fails unless `clean` is text and allowed elements, each closed and with no attribute but the known ones. */
function expectOnlyAllowed(clean: string): void {
  const open: string[] = []
  const rest = clean.replace(
    /<(\/?)([a-z0-9]+)((?: href="(?:https?:\/\/|\/(?![/\\]))[^"'\s<>]*"| (?:col|row)span="\d{1,2}"| src="\/(?![/\\])[^"'\s<>]*" alt="[^"<>]*"(?: (?:width|height)="\d{1,4}")* loading="lazy")*)>/g,
    (_, slash: string, tag: string) => {
      expect(allowedTags).toContain(tag)
      if (slash !== '') expect(open.pop()).toBe(tag)
      else if (tag !== 'br' && tag !== 'img') open.push(tag)
      return ''
    },
  )
  expect(rest).not.toMatch(/[<>]/)
  expect(open).toEqual([])
}

test('lets nothing through but the allowed elements, each closed, whatever comes in', () => {
  const pieces = fc.constantFrom(
    ...['<', '>', '/', '"', "'", '=', ' ', '&', '<!--', '-->', 'p', 'a', 'script', '<a href="', 'javascript:'],
    ...['onload=', '<svg', '<p>', '</p>', '<td colspan=', 'style', '\0', '\n', '文', '<br>', 'https://x', '\\'],
    ...['<img src="/', '<img ', ' alt="', ' width=9 ', '<figure>'],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), { maxLength: 40 }), parts =>
      expectOnlyAllowed(sanitise(parts.join(''))),
    ),
    { numRuns: 2_000 },
  )
})

test('lets none of 320 scripts through', () => {
  expect(payloads).toHaveLength(320)
  for (const payload of payloads) expectOnlyAllowed(sanitise(payload))
})

test('changes nothing when done again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(sanitise(sanitise(text))).toBe(sanitise(text))
    }),
  )
})

test('takes its time in proportion, not more', () => {
  // Time of the processor: what else the machine has to do does not count.
  const begun = process.cpuUsage()
  for (const piece of ['<!--', '<script>', '<p ', '<', '&', '<a href="', '<p><em>']) sanitise(piece.repeat(20_000))
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000)
})
