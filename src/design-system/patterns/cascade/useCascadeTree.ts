import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Typed, typeOn } from '../../primitives/Tree/row-by-key.ts'
import { type CascadeItem, type CascadeOption, type CascadePath, columnsOf, pathTo } from './cascade-tree.ts'
import { treeMove } from './tree-keys.ts'

export type CascadeTreeSettings = {
  options: readonly CascadeOption[]
  chosen: readonly string[]
  anyLevel: boolean
  /** One column at a time with the way back above it, as fits a phone. */
  single: boolean
  /** What the tree is opened at; without it at what is chosen. */
  at: CascadePath
  /** Takes the focus at once. */
  takesFocus: boolean
  onChoose: (item: CascadeItem) => void
}

type Place = {
  /** Values that are expanded, from the top down. */
  open: readonly string[]
  /** The row that Tab leads to. */
  active: string
}

const valuesOf = (path: CascadePath) => path.map(({ value }) => value)

const firstIn = (options: readonly CascadeOption[], open: readonly string[], anyLevel: boolean) =>
  columnsOf(options, open, anyLevel)
    .at(-1)
    ?.find(({ disabled }) => !disabled)?.key

/** A row that stands for its parent as a whole is named after it. */
const start = ({ options, chosen: [first = ''], anyLevel, at }: CascadeTreeSettings): Place => {
  if (at.length > 0) {
    const open = valuesOf(at)
    return { open, active: firstIn(options, open, anyLevel) ?? '' }
  }
  const path = pathTo(options, first)
  const above = valuesOf(path.slice(0, -1))
  const last = path.at(-1)
  if (!last) return { open: [], active: options.find(({ disabled }) => !disabled)?.value ?? '' }
  const whole = anyLevel && (last.children?.length ?? 0) > 0
  return whole ? { open: [...above, last.value], active: `${last.value}*` } : { open: above, active: last.value }
}

/** State and keys of the columns: what is open, which row has the focus. */
export const useCascadeTree = (settings: CascadeTreeSettings, root: RefObject<HTMLElement | null>) => {
  const { options, anyLevel, single, takesFocus, onChoose } = settings
  const [place, setPlace] = useState(() => start(settings))
  const columns = useMemo(() => columnsOf(options, place.open, anyLevel), [options, place.open, anyLevel])
  const follows = useRef(takesFocus)
  const typed = useRef<Typed>({ text: '', time: 0 })
  useEffect(() => {
    for (const row of root.current?.querySelectorAll('[aria-expanded=true]') ?? [])
      row.scrollIntoView({ block: 'nearest' })
  }, [root])
  useEffect(() => {
    if (follows.current) root.current?.querySelector<HTMLElement>(`[data-key='${CSS.escape(place.active)}']`)?.focus()
    follows.current = false
  }, [place, root])
  const go = (next: Place) => {
    follows.current = true
    setPlace(next)
  }
  const expand = (item: CascadeItem) => {
    const open = valuesOf(item.path)
    const active = firstIn(options, open, anyLevel)
    if (active !== undefined) go({ open, active })
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
    const { key } = event
    if ([...key].length === 1) typed.current = typeOn(typed.current, key, event.timeStamp)
    const move = treeMove(key, item, columns[level] ?? [], [...key].length === 1 ? typed.current.text : key)
    if (!move) return
    event.preventDefault()
    if (move.to === 'row') go({ open: place.open.slice(0, level), active: move.key })
    else if (move.to === 'parent') retreat(level)
    else press(item)
  }
  return { columns, open: place.open, active: place.active, press, retreat, onKeyDown }
}
