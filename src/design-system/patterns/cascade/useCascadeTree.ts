import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type CascadeItem, type CascadeOption, columnsOf, pathTo } from './cascade-tree.ts'
import { treeMove } from './tree-keys.ts'

export type CascadeTreeSettings = {
  options: readonly CascadeOption[]
  chosen: readonly string[]
  anyLevel: boolean
  /** One column at a time with the way back above it, as fits a phone. */
  single: boolean
  onChoose: (item: CascadeItem) => void
}

type Place = {
  /** Values that are expanded, from the top down. */
  open: readonly string[]
  /** The row that Tab leads to. */
  active: string
}

const valuesOf = (item: CascadeItem | undefined) => item?.path.map(({ value }) => value) ?? []

/** A row that stands for its parent as a whole is named after it. */
const start = ({ options, chosen: [first = ''], anyLevel }: CascadeTreeSettings): Place => {
  const path = pathTo(options, first)
  const above = path.slice(0, -1).map(({ value }) => value)
  const last = path.at(-1)
  if (!last) return { open: [], active: options.find(({ disabled }) => !disabled)?.value ?? '' }
  const whole = anyLevel && (last.children?.length ?? 0) > 0
  return whole ? { open: [...above, last.value], active: `${last.value}*` } : { open: above, active: last.value }
}

/** State and keys of the columns: what is open, which row has the focus. */
export const useCascadeTree = (settings: CascadeTreeSettings, root: RefObject<HTMLElement | null>) => {
  const { options, anyLevel, single, onChoose } = settings
  const [place, setPlace] = useState(() => start(settings))
  const columns = useMemo(() => columnsOf(options, place.open, anyLevel), [options, place.open, anyLevel])
  const follows = useRef(true)
  useEffect(() => {
    if (follows.current) root.current?.querySelector<HTMLElement>(`[data-key='${CSS.escape(place.active)}']`)?.focus()
    follows.current = false
  }, [place, root])
  const go = (next: Place) => {
    follows.current = true
    setPlace(next)
  }
  const expand = (item: CascadeItem) => {
    const open = valuesOf(item)
    const [first] =
      columnsOf(options, open, anyLevel)
        .at(-1)
        ?.filter(({ disabled }) => !disabled) ?? []
    if (first) go({ open, active: first.key })
  }
  const retreat = (level: number) => {
    const parent = place.open[level - 1]
    if (parent !== undefined) go({ open: place.open.slice(0, single ? level - 1 : level), active: parent })
  }
  const press = (item: CascadeItem) => {
    if (item.disabled) return
    if (item.hasChildren) expand(item)
    else {
      setPlace({ open: place.open.slice(0, item.path.length - 1), active: item.key })
      onChoose(item)
    }
  }
  const onKeyDown = (event: KeyboardEvent, item: CascadeItem, level: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = treeMove(event.key, item, columns[level] ?? [])
    if (!move) return
    event.preventDefault()
    if (move.to === 'row') go({ open: place.open.slice(0, level), active: move.key })
    else if (move.to === 'parent') retreat(level)
    else press(item)
  }
  return { columns, open: place.open, active: place.active, press, retreat, onKeyDown }
}
