import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button, type ButtonLook } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { chevronDown } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { Root } from '../Popover/Popover.styles.ts'
import { useDismiss } from '../use-dismiss.ts'
import { MenuList } from './MenuList.tsx'
import type { MenuItem } from './menu-types.ts'

export type MenuProps = Omit<ComponentProps<'span'>, 'children'> &
  Pick<ButtonLook, 'variant' | 'size' | 'icon'> & {
    items: readonly MenuItem[] | null | undefined
    align?: 'start' | 'end' | undefined
  } & (
    | { label: ReactNode; sign?: undefined }
    /** A drawing alone; the label is read aloud, and shown under a resting pointer. */
    | { label: string; sign: string }
  )

/** What is done, of a label that says of what as well: 更多：会计. */
const wordOf = (label: string) => label.split('：')[0]

type Opening = 'first' | 'last'

/** A button that opens a list of actions (WAI-ARIA menu button). Renders a `<span>` with button and menu. */
export const Menu = ({ items, variant, size, icon, align = 'end', ...named }: MenuProps) => {
  const { label, sign: _, ...rest } = named
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opening, setOpening] = useState<Opening>()
  const close = useCallback((reason: 'escape' | 'outside') => {
    setOpening(undefined)
    if (reason === 'escape') button.current?.focus()
  }, [])
  useDismiss(opening !== undefined, root, close)
  useEffect(() => {
    if (!opening) return
    const choices = root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []
    choices[opening === 'first' ? 0 : choices.length - 1]?.focus()
  }, [opening])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpening(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': opening !== undefined,
    'aria-controls': opening ? id : undefined,
    onClick: () => setOpening(opening ? undefined : 'first'),
    onKeyDown,
  } as const
  return (
    <Root {...rest}>
      <span ref={root}>
        {named.sign !== undefined ? (
          <IconButton icon={named.sign} label={named.label} word={wordOf(named.label)} {...opener} />
        ) : (
          <Button variant={variant} size={size} icon={icon} {...opener}>
            {label}
            <Icon path={chevronDown} size="small" />
          </Button>
        )}
        {opening && <MenuList id={id} items={items ?? []} align={align} close={() => close('escape')} />}
      </span>
    </Root>
  )
}
