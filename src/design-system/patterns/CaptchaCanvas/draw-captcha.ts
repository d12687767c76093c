/** Between 0 and 1, as Math.random. */
type Random = () => number

/** As much of a canvas as the picture needs. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineTo'
  | 'moveTo'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>

/** What is drawn with: the colours of the theme, so that the picture is legible in each. */
export type CaptchaPalette = { ground: string; inks: readonly string[]; family: string }

/** The picture of specification section 9. */
export const captcha = { width: 112, height: 38, lines: 4, dots: 30, leastFont: 25, mostFont: 30 } as const

const between = (random: Random, least: number, most: number) => least + random() * (most - least)
const oneOf = (random: Random, inks: readonly string[]) => inks[Math.floor(random() * inks.length)] ?? 'currentcolor'

/** Draws `text` (4 characters) with 4 noise lines and 30 dots, letters of 25 to 30 px, each turned a little. */
export const drawCaptcha = (
  brush: Brush,
  text: string,
  { ground, inks, family }: CaptchaPalette,
  random: Random,
): void => {
  const { width, height, lines, dots, leastFont, mostFont } = captcha
  brush.fillStyle = ground
  brush.fillRect(0, 0, width, height)
  const letters = [...text]
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  letters.forEach((letter, place) => {
    brush.save()
    brush.translate(((place + 0.5) * width) / letters.length, height / 2 + between(random, -3, 3))
    brush.rotate(between(random, -0.35, 0.35))
    brush.font = `600 ${Math.round(between(random, leastFont, mostFont))}px ${family}`
    brush.fillStyle = oneOf(random, inks)
    brush.fillText(letter, 0, 0)
    brush.restore()
  })
  for (let line = 0; line < lines; line += 1) {
    brush.strokeStyle = oneOf(random, inks)
    brush.beginPath()
    brush.moveTo(random() * width, random() * height)
    brush.lineTo(random() * width, random() * height)
    brush.stroke()
  }
  for (let dot = 0; dot < dots; dot += 1) {
    brush.fillStyle = oneOf(random, inks)
    brush.beginPath()
    brush.arc(random() * width, random() * height, 1, 0, 2 * Math.PI)
    brush.fill()
  }
}
