import { type ComponentProps, type PointerEvent, useCallback, useId, useRef, useState } from 'react'
import { Icon } from '../Icon/index.ts'
import { info } from '../Icon/paths.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Root, Trigger } from './Tooltip.styles.ts'
import { useTooltipLayer } from './use-tooltip-layer.ts'

export type TooltipProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  /** The few words that help: no links, nothing that must be known. */
  words: string
  /** What they explain; a small ⓘ follows it. */
  label: string
  /** Show the ⓘ alone; `label` is then read aloud. */
  iconOnly?: boolean | undefined
}

/**
 * A few words about a word. They open when a mouse rests on it or the keyboard comes to it, and by a tap on a touch
 * screen; a screen reader has them as the button's description at any time. Renders a `<span>` with a `<button>`;
 * `className` goes to the span.
 */
export const Tooltip = ({ words, label, iconOnly, className, ...rest }: TooltipProps) => {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)
  const Layer = useTooltipLayer(needed)
  const press = useRef({ under: false, closes: false })
  const known = words.trim() !== ''
  const show = () => {
    if (!known) return
    setNeeded(true)
    setOpen(true)
  }
  const close = useCallback(() => {
    // A press on the button itself decides by itself.
    if (!press.current.under) setOpen(false)
  }, [])
  const begin = (event: PointerEvent) => {
    press.current = { under: true, closes: open && event.pointerType === 'touch' }
  }
  const end = () => {
    press.current.under = false
  }
  return (
    <Root ref={root} className={className}>
      <Trigger
        aria-describedby={known ? id : undefined}
        aria-label={iconOnly ? label : undefined}
        {...rest}
        type="button"
        onPointerEnter={event => {
          rest.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') show()
        }}
        onPointerLeave={event => {
          rest.onPointerLeave?.(event)
          end()
          if (!Layer && event.pointerType !== 'touch') setOpen(false)
        }}
        onPointerDownCapture={begin}
        onPointerCancel={end}
        onFocus={event => {
          rest.onFocus?.(event)
          if (!press.current.under) show()
        }}
        onBlur={event => {
          rest.onBlur?.(event)
          end()
          setOpen(false)
        }}
        onClick={event => {
          rest.onClick?.(event)
          const { closes } = press.current
          press.current = { under: false, closes: false }
          if (closes) setOpen(false)
          else show()
        }}
      >
        {!iconOnly && label}
        <Icon path={info} size="small" />
        {Layer && <Layer open={open && known} onClose={close} words={words} root={root} />}
      </Trigger>
      {known && <VisuallyHidden id={id}>{words}</VisuallyHidden>}
    </Root>
  )
}
