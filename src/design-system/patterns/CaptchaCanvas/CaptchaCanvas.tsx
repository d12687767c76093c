import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { refresh } from '../../primitives/Icon/paths.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { color, font } from '../../tokens/index.ts'
import { Line, Picture, Root } from './CaptchaCanvas.styles.ts'
import { captcha, drawCaptcha } from './draw-captcha.ts'

export type CaptchaCanvasProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The characters of the challenge; '' while it is on its way. */
  text: string
  onRefresh: () => void
  /** A new challenge is on its way. */
  loading?: boolean | undefined
  /** The way for those who cannot see the picture: a question in words. */
  alternative?: ReactNode
  /** Chance, between 0 and 1; stories give a repeatable one. */
  random?: (() => number) | undefined
}

const inks = [color.text, color.primary, color.accentText, color.success]

/** What a custom property amounts to at an element; a canvas cannot read `var()`. */
const valueAt = (element: Element, reference: string) =>
  getComputedStyle(element).getPropertyValue(reference.slice(4, -1)).trim()

/** The picture with the characters to type, and another one on request. Renders a `<div>` with a 112 × 38 `<canvas>`, which is a picture once it has something to show. */
export const CaptchaCanvas = ({
  text,
  onRefresh,
  loading = false,
  alternative,
  random = Math.random,
  ...rest
}: CaptchaCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const at = canvas.current
    if (!at) return
    const palette = {
      ground: valueAt(at, color.surface),
      inks: inks.map(ink => valueAt(at, ink)),
      family: valueAt(at, font.family),
    }
    let current = true
    // A canvas does not draw again by itself when its font arrives.
    const draw = () => {
      const brush = current && at.getContext('2d')
      if (brush) drawCaptcha(brush, text, palette, random)
    }
    void document.fonts.load(`600 1em ${palette.family}`, text).then(draw, draw)
    return () => {
      current = false
    }
  }, [text, random])
  return (
    <Root {...rest}>
      <Line>
        <Picture
          ref={canvas}
          width={captcha.width}
          height={captcha.height}
          {...(text === ''
            ? { 'aria-hidden': true }
            : { role: 'img', 'aria-label': alternative ? '图片验证码，看不清可以改为回答文字题' : '图片验证码' })}
        />
        <IconButton icon={refresh} label="换一张图片验证码" word="换一张" disabled={loading} onClick={onRefresh} />
      </Line>
      {alternative}
    </Root>
  )
}
