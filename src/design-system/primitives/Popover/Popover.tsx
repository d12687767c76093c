import { type ComponentProps, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { Button, type ButtonLook } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { chevronDown } from '../Icon/paths.ts'
import { useDismiss } from '../use-dismiss.ts'
import { keepInView } from './keep-in-view.ts'
import { Layer, Root } from './Popover.styles.ts'

export type PopoverProps = Omit<ComponentProps<'span'>, 'children'> &
  Pick<ButtonLook, 'variant' | 'size' | 'icon'> & {
    /** Words of the button. */
    label: ReactNode
    /** What opens; a function is given what closes it again. */
    children: ReactNode | ((popover: { close: () => void }) => ReactNode)
    /** Which edges of button and panel meet. */
    align?: 'start' | 'end' | undefined
  }

/** A button that shows something beside it (WAI-ARIA disclosure). Renders a `<span>` with button and panel, in this reading order. */
export const Popover = ({ label, variant, size, icon, align = 'start', children, ...rest }: PopoverProps) => {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const dismiss = useCallback((reason: 'escape' | 'outside') => {
    setOpen(false)
    if (reason === 'escape') button.current?.focus()
  }, [])
  useDismiss(open, root, dismiss)
  return (
    <Root {...rest}>
      <span ref={root}>
        <Button
          ref={button}
          variant={variant}
          size={size}
          icon={icon}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {label}
          <Icon path={chevronDown} size="small" />
        </Button>
        {open && (
          <Layer ref={keepInView} id={id} data-align={align}>
            {typeof children === 'function' ? children({ close: () => dismiss('escape') }) : children}
          </Layer>
        )}
      </span>
    </Root>
  )
}
