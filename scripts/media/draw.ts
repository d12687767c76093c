import type * as mediabunny from 'mediabunny'
import type { Clip } from './clips.ts'

declare global {
  interface Window {
    mediabunny: typeof mediabunny
  }
}

interface Drawing {
  readonly clip: Clip
  readonly codec: 'avc' | 'vp9'
  readonly bitrate: number
  readonly width: number
  readonly height: number
  readonly framesASecond: number
  readonly segmentSeconds: number
}

/** Runs in the browser: draws each frame, encodes it, and gives the fragmented MP4 in base64 with the codec's full name. */
export async function drawClip({ clip, codec, bitrate, width, height, framesASecond, segmentSeconds }: Drawing) {
  const { Output, Mp4OutputFormat, BufferTarget, CanvasSource } = window.mediabunny
  const { slides, slideSeconds, show, speaker } = clip
  const colours = {
    ground: '#f5f7fb',
    deep: '#0b3d91',
    ink: '#14213d',
    soft: '#5b6b86',
    wave: '#c9d8f2',
    warm: '#e8710a',
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas to draw on')
  const type = (size: number, weight = 400) => {
    pen.font = `${weight} ${size}px drawn`
  }
  const word = (text: string, x: number, y: number, colour: string) => {
    pen.fillStyle = colour
    pen.fillText(text, x, y)
  }
  const disc = (x: number, y: number, rx: number, ry: number, colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
    pen.fill()
  }

  /** The portal's line motif. */
  const waves = (y: number) => {
    pen.strokeStyle = colours.wave
    pen.lineWidth = 2
    for (let x = -20; x < width + 20; x += 40)
      for (const radius of [18, 11]) {
        pen.beginPath()
        pen.arc(x, y, radius, Math.PI, 2 * Math.PI)
        pen.stroke()
      }
  }

  /** Somebody who speaks: the mouth moves, the hand points now and then. */
  const person = (at: number) => {
    const x = 532
    const y = 306
    const nod = Math.sin(at * 2) * 1.5
    pen.fillStyle = colours.deep
    pen.beginPath()
    pen.moveTo(x - 78, y + 54)
    pen.quadraticCurveTo(x - 74, y - 34, x, y - 36)
    pen.quadraticCurveTo(x + 74, y - 34, x + 78, y + 54)
    pen.fill()
    pen.fillStyle = '#ffffff'
    pen.beginPath()
    pen.moveTo(x - 20, y - 36)
    pen.lineTo(x, y + 4)
    pen.lineTo(x + 20, y - 36)
    pen.fill()
    disc(x, y - 88 + nod, 38, 44, '#f2c9a5')
    pen.fillStyle = '#2b2b33'
    pen.beginPath()
    pen.ellipse(x, y - 104 + nod, 42, 36, 0, Math.PI * 0.97, Math.PI * 2.03)
    pen.fill()
    const blinks = at % 4 > 3.8
    for (const side of [-14, 14]) disc(x + side, y - 88 + nod, 3.5, blinks ? 0.8 : 4, '#2b2b33')
    disc(x, y - 66 + nod, 9, 1.5 + Math.abs(Math.sin(at * 7) * Math.sin(at * 1.7)) * 6, '#9c3f3f')
    const lift = Math.max(0, Math.sin(at * 1.1)) * 34
    pen.strokeStyle = colours.deep
    pen.lineWidth = 24
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(x - 62, y + 30)
    pen.lineTo(x - 104, y + 18 - lift)
    pen.stroke()
    disc(x - 116, y + 10 - lift, 13, 13, '#f2c9a5')
  }

  const frame = (at: number) => {
    const place = Math.min(slides.length - 1, Math.floor(at / slideSeconds))
    const slide = slides[place]
    if (!slide) return
    const into = at - place * slideSeconds
    pen.fillStyle = colours.ground
    pen.fillRect(0, 0, width, height)
    waves(height)
    pen.fillStyle = colours.deep
    pen.fillRect(0, 0, width, 44)
    type(18, 700)
    word(show, 24, 29, '#ffffff')
    type(14)
    word('示例画面', width - 84, 28, '#ffffff')
    type(30, 700)
    word(slide.title, 32, 104, colours.deep)
    pen.fillStyle = colours.warm
    pen.fillRect(32, 120, Math.min(1, into / 0.6) * 64, 4)
    type(20)
    slide.lines.forEach((line, n) => {
      const shown = Math.min(1, Math.max(0, (into - 0.6 - n * 0.8) / 0.4))
      pen.globalAlpha = shown
      disc(40, 165 + n * 42, 5, 5, colours.warm)
      word(line, 58 + (1 - shown) * 16, 172 + n * 42, colours.ink)
      pen.globalAlpha = 1
    })
    person(at)
    type(13)
    word(speaker, 32, height - 34, colours.soft)
    const whole = slides.length * slideSeconds
    pen.fillStyle = colours.wave
    pen.fillRect(0, height - 5, width, 5)
    pen.fillStyle = colours.deep
    pen.fillRect(0, height - 5, (width * at) / whole, 5)
  }

  const target = new BufferTarget()
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: segmentSeconds }),
    target,
  })
  const source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: segmentSeconds, latencyMode: 'quality' })
  output.addVideoTrack(source, { frameRate: framesASecond })
  await output.start()
  const frames = slides.length * slideSeconds * framesASecond
  for (let n = 0; n < frames; n += 1) {
    frame(n / framesASecond)
    await source.add(n / framesASecond, 1 / framesASecond, { keyFrame: n % (framesASecond * segmentSeconds) === 0 })
  }
  await output.finalize()
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0))
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8_192)))
  return { codecs: await output.getMimeType(), base64: btoa(parts.join('')) }
}
