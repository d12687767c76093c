import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { moveByKey } from '../move-by-key.ts'
import { Panel, Tab, TabRow } from './Tabs.styles.ts'

export type TabItem = { id: string; label: ReactNode; content: ReactNode }

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** What the tabs choose between, read aloud. */
  label: string
  items: readonly TabItem[] | null | undefined
  /** Id of the open tab; uncontrolled without it. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((change: { value: string }) => void) | undefined
}

const keys = { previous: 'ArrowLeft', next: 'ArrowRight' }

/** Several views in one place, one at a time; arrow keys open. Renders a `<div>` with a tab list and the open panel. */
export const Tabs = ({ label, items: given, value, defaultValue, onValueChange, ...rest }: TabsProps) => {
  const items = given ?? []
  const base = useId()
  const [own, setOwn] = useState(defaultValue ?? items[0]?.id)
  const current = Math.max(
    0,
    items.findIndex(({ id }) => id === (value ?? own)),
  )
  const open = items[current]
  const select = (id: string) => {
    setOwn(id)
    if (id !== open?.id) onValueChange?.({ value: id })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const to = moveByKey(event.key, current, tabs.length, keys)
    const item = to === undefined ? undefined : items[to]
    if (to === undefined || !item) return
    event.preventDefault()
    tabs[to]?.focus()
    select(item.id)
  }
  return (
    <div {...rest}>
      <TabRow data-tabs="" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map(({ id, label: words }) => (
          <Tab
            key={id}
            as="button"
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === open?.id}
            aria-controls={id === open?.id ? `${base}-panel` : undefined}
            tabIndex={id === open?.id ? 0 : -1}
            onClick={() => select(id)}
          >
            {words}
          </Tab>
        ))}
      </TabRow>
      {open && (
        <Panel key={open.id} role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open.id}`} tabIndex={0}>
          {open.content}
        </Panel>
      )}
    </div>
  )
}
