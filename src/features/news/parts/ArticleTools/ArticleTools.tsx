import type { RefObject } from 'react'
import { Button, ButtonLink, PrintHelper, ShareButton } from '#design-system'
import { type TextSize, textSizes } from '../ArticleText/ArticleText.tsx'
import { Root } from './ArticleTools.styles.ts'

const labels = { standard: '标准', large: '大', largest: '特大' } as const satisfies Record<TextSize, string>

interface ArticleToolsProps {
  title: string
  textSize: TextSize
  onTextSizeChange: (change: { textSize: TextSize }) => void
  /** What is printed. */
  target: RefObject<Element | null>
  /** The same article in the print and partner template. */
  templateHref: string
}

/** Type size, share, print. Renders a `<div>` that is not printed itself. */
export const ArticleTools = ({ title, textSize, onTextSizeChange, target, templateHref }: ArticleToolsProps) => (
  <Root className="no-print">
    <fieldset aria-label="正文字号">
      {textSizes.map(size => (
        <Button
          key={size}
          size="small"
          variant={size === textSize ? 'primary' : 'secondary'}
          aria-pressed={size === textSize}
          onClick={() => onTextSizeChange({ textSize: size })}
        >
          {labels[size]}
        </Button>
      ))}
    </fieldset>
    <div>
      <ShareButton title={title} />
      <PrintHelper size="small" target={target} title={title} />
      <ButtonLink size="small" href={templateHref}>
        打印与转载版式
      </ButtonLink>
    </div>
  </Root>
)
