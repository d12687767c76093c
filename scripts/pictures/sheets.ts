import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../server/sites.ts'

interface Picture {
  /** Where it goes in `public/`. */
  readonly file: string
  /** In pixels, as the height. */
  readonly width: number
  readonly height: number
  readonly html: string
}

/** Names of the files of each site. */
const names = {
  standard: { suffix: '', touch: 'apple-touch-icon.png' },
  talent: { suffix: '-talent', touch: 'touch-icon-talent.png' },
} as const

const family = "'Noto Sans CJK SC','Noto Sans SC',sans-serif"
const markup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An SVG of the tree as an address for `src` and `url()`. */
const drawing = (root: string, path: string): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(join(root, path), 'utf8'))}`

const square = (file: string, side: number, src: string): Picture => ({
  file,
  width: side,
  height: side,
  html: `<body style="margin:0"><img src="${src}" width="${side}" height="${side}">`,
})

/** The colour that the site works with: that of its mark's ground. */
const groundOf = (root: string, suffix: string): string =>
  /fill="(#\w+)"/.exec(readFileSync(join(root, `public/favicon${suffix}.svg`), 'utf8'))?.[1] ?? 'black'

/** What is shown where a link to the site is sent: mark, name and who speaks, over a band of waves; 1200 × 630. */
function share(root: string, { name, subtitle, variant }: Site): string {
  const { suffix } = names[variant]
  const colour = groundOf(root, suffix)
  const wave = drawing(root, 'src/design-system/art/wave.svg')
  const band = `position:absolute;left:0;right:0;background:${colour};mask:url(&quot;${wave}&quot;)`
  return `<body style="margin:0;height:630px;position:relative;background:#fff;font-family:${family}">
    <div style="height:20px;background:${colour}"></div>
    <div style="display:flex;align-items:center;gap:56px;padding:120px 96px 0">
      <img src="${drawing(root, `public/favicon${suffix}.svg`)}" width="220" height="220">
      <div><div style="font-size:84px;font-weight:700;color:color-mix(in srgb,${colour} 30%,black)">${markup(name)}</div>
      <div style="margin-top:16px;font-size:40px;color:color-mix(in srgb,${colour} 55%,black)">${markup(subtitle)}</div></div>
    </div>
    <div style="${band};bottom:80px;height:60px;mask-size:180px 60px;opacity:.5"></div>
    <div style="${band};bottom:20px;height:60px;mask-size:180px 60px;mask-position:90px 0"></div>`
}

/** The pictures of one site: an icon for where no SVG is taken, and what stands beside a link to it. */
export function pictures(root: string, site: Site): Picture[] {
  const { suffix, touch } = names[site.variant]
  const icon = drawing(root, `public/favicon${suffix}.svg`)
  return [square(touch, 180, icon), { file: `share${suffix}.png`, width: 1200, height: 630, html: share(root, site) }]
}
