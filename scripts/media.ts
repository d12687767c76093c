import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from './browser.ts'
import { type Clip, clips, cuesOf, durationOf, FRAMES_A_SECOND, HEIGHT, SEGMENT_SECONDS, WIDTH } from './media/clips.ts'
import { drawClip } from './media/draw.ts'
import { segmentsOf } from './media/segments.ts'
import { root } from './steps.ts'

/**
 * Draws the sample streams of on-line fairs anew: each clip in H.264 and in VP9 as fragmented MP4, and what playlists are
 * made of beside it. Takes a Chromium that encodes both, as Debian's does; the product itself needs none.
 */
const folder = join(root, 'server/fair-lives/media')

const renditions = [
  { name: 'h264', codec: 'avc', bitrate: 100_000 },
  { name: 'vp9', codec: 'vp9', bitrate: 80_000 },
] as const

/** `avc1.64001e` of `video/mp4; codecs="avc1.64001e"`. */
const codecIn = (mime: string): string => /codecs="([^"]+)"/.exec(mime)?.[1] ?? ''

const fontOf = (weight: string) =>
  readFileSync(join(root, `node_modules/@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`))

const pages: Readonly<Record<string, { contentType: string; body: string | Buffer }>> = {
  '/': { contentType: 'text/html', body: '<!doctype html><title>media</title>' },
  '/mediabunny.mjs': {
    contentType: 'text/javascript',
    body: readFileSync(join(root, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs')),
  },
  '/400.ttf': { contentType: 'font/ttf', body: fontOf('400Regular') },
  '/700.ttf': { contentType: 'font/ttf', body: fontOf('700Bold') },
}

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
// Encoders are there for secure origins alone, and nothing leaves this machine.
await page.route('**/*', route => {
  const known = pages[new URL(route.request().url()).pathname]
  return known ? route.fulfill(known) : route.fulfill({ status: 404 })
})
await page.goto('https://media.invalid/')
await page.addScriptTag({ type: 'module', content: "import * as all from '/mediabunny.mjs'; window.mediabunny = all" })
await page.waitForFunction(() => 'mediabunny' in window)
await page.evaluate(async () => {
  for (const weight of ['400', '700'])
    document.fonts.add(await new FontFace('drawn', `url(/${weight}.ttf)`, { weight }).load())
})

async function draw(clip: Clip) {
  const drawn = []
  for (const { name, codec, bitrate } of renditions) {
    const { codecs, base64 } = await page.evaluate(drawClip, {
      clip,
      codec,
      bitrate,
      width: WIDTH,
      height: HEIGHT,
      framesASecond: FRAMES_A_SECOND,
      segmentSeconds: SEGMENT_SECONDS,
    })
    const bytes = Buffer.from(base64, 'base64')
    const { init, segments } = segmentsOf(bytes)
    const wanted = durationOf(clip) / SEGMENT_SECONDS
    if (segments.length !== wanted) throw new Error(`${clip.key}.${name}: ${segments.length} segments, not ${wanted}`)
    const file = `${clip.key}.${name}.mp4`
    writeFileSync(join(folder, file), bytes)
    console.log(`${file}: ${bytes.length} bytes, ${codecIn(codecs)}`)
    const peak = Math.max(...segments.map(([, length]) => (length * 8) / SEGMENT_SECONDS))
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    drawn.push({
      name,
      file,
      version,
      codecs: codecIn(codecs),
      width: WIDTH,
      height: HEIGHT,
      bandwidth: Math.ceil(peak),
      init,
      segments,
    })
  }
  const media = { segmentSeconds: SEGMENT_SECONDS, cues: cuesOf(clip), renditions: drawn }
  writeFileSync(join(folder, `${clip.key}.json`), `${JSON.stringify(media, null, 2)}\n`)
}

mkdirSync(folder, { recursive: true })
for (const clip of clips) await draw(clip)
await browser.close()
