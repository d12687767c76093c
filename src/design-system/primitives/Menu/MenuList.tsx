import type { KeyboardEvent } from 'react'
import { Icon } from '../Icon/index.ts'
import { Anchor } from '../Link/index.ts'
import { moveByKey } from '../move-by-key.ts'
import { keepInView } from '../Popover/keep-in-view.ts'
import { Choice, MenuLayer } from './Menu.styles.ts'
import type { MenuItem } from './menu-types.ts'

type MenuListProps = { id: string; items: readonly MenuItem[]; align: 'start' | 'end'; close: () => void }

const keys = { previous: 'ArrowUp', next: 'ArrowDown' }

/** Arrow keys walk the ring, a letter goes to the next item that begins with it, Tab leaves. */
export const MenuList = ({ id, items, align, close }: MenuListProps) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return close()
    const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const from = choices.findIndex(choice => choice.contains(document.activeElement))
    const to = moveByKey(event.key, from, choices.length, keys) ?? moveByLetter(event.key, from, items)
    if (to === undefined) return
    event.preventDefault()
    choices[to]?.focus()
  }
  return (
    <MenuLayer ref={keepInView} id={id} role="menu" data-align={align} onKeyDown={onKeyDown}>
      {items.length === 0 && (
        <Choice type="button" role="menuitem" tabIndex={-1} aria-disabled>
          没有可选的操作
        </Choice>
      )}
      {items.map(item => {
        const shared = { role: 'menuitem', tabIndex: -1, 'data-destructive': item.destructive }
        const words = (
          <>
            {item.icon && <Icon path={item.icon} />}
            <span>{item.label}</span>
          </>
        )
        if ('href' in item) {
          return (
            <Choice key={item.id} as={Anchor} {...shared} href={item.href} onClick={close}>
              {words}
            </Choice>
          )
        }
        const select = () => {
          if (item.disabled) return
          close()
          item.onSelect()
        }
        return (
          <Choice key={item.id} type="button" {...shared} aria-disabled={item.disabled} onClick={select}>
            {words}
          </Choice>
        )
      })}
    </MenuLayer>
  )
}

const moveByLetter = (key: string, from: number, items: readonly MenuItem[]): number | undefined => {
  if ([...key].length !== 1) return undefined
  const order = items.map((_, step) => (from + 1 + step) % items.length)
  return order.find(index => items[index]?.label.toLowerCase().startsWith(key.toLowerCase()))
}
