import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { Icon } from '../Icon/index.ts'
import { warning } from '../Icon/paths.ts'
import { Caption, Code, Root, Trouble } from './QRCode.styles.ts'
import { leastQuietZone, type QRCodeLevel, qrDrawing } from './qr-path.ts'

export type { QRCodeLevel } from './qr-path.ts'

export type QRCodeProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** What a reader gets: an address, a number of verification. */
  value: string
  /** What the code leads to, read aloud: 准考证核验二维码. */
  label: string
  /** Words under the code, seen by everybody. */
  caption?: ReactNode
  /** `H` where it is printed and may be creased. */
  level?: QRCodeLevel | undefined
  /** Light modules around it; fewer than 4 are not drawn. */
  quietZone?: number | undefined
}

const densityOf = (modules: number) => {
  if (modules <= 65) return undefined
  return modules <= 105 ? 'high' : 'highest'
}

/** A QR code, dark on light in every look. Renders a `<figure>` with an `<svg role="img">`, or says in its place why there is none. */
export const QRCode = ({ value, label, caption, level = 'M', quietZone = leastQuietZone, ...rest }: QRCodeProps) => {
  const empty = !value
  const drawing = useMemo(
    () => (empty ? undefined : qrDrawing(value, level, quietZone)),
    [empty, value, level, quietZone],
  )
  return (
    <Root {...rest}>
      {drawing ? (
        <Code
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          data-density={densityOf(drawing.size)}
        >
          <path d={drawing.path} />
        </Code>
      ) : (
        <Trouble>
          <Icon path={warning} />
          {empty ? `没有内容，无法生成${label}` : `内容太长，无法生成${label}`}
        </Trouble>
      )}
      {caption && <Caption>{caption}</Caption>}
    </Root>
  )
}
