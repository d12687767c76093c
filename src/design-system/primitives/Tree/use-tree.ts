import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { rowByKey, type Typed, typeOn } from './row-by-key.ts'
import { type Fetched, type NodeRow, rowsOf, type TreeNode, type TreeRow, withFetched } from './tree-state.ts'

export type LoadChildren = (request: { node: TreeNode; signal: AbortSignal }) => Promise<readonly TreeNode[]>

type Settings = {
  nodes: readonly TreeNode[]
  loadChildren: LoadChildren | undefined
  onPress: (row: NodeRow, nodes: readonly TreeNode[]) => void
}

/** What is open, what was fetched, which row has the focus, and what keys do. */
export const useTree = ({ nodes: given, loadChildren, onPress }: Settings, root: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [fetched, setFetched] = useState<Fetched>({})
  const [active, setActive] = useState<string>()
  const typed = useRef<Typed>({ text: '', time: 0 })
  const running = useRef(new AbortController())
  /** Key of a row far out of sight: the focus comes to it once it is drawn. */
  const wanted = useRef<string>(undefined)
  const nodes = useMemo(() => withFetched(given, fetched), [given, fetched])
  const rows = useMemo(() => rowsOf(nodes, open, fetched), [nodes, open, fetched])
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === active),
  )
  const current = rows[at]

  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    return () => controller.abort()
  }, [])

  const lineOf = (key: string) => root.current?.querySelector<HTMLElement>(`[data-key='${CSS.escape(key)}']`)

  const focus = (key: string | undefined) => {
    if (key === undefined) return
    setActive(key)
    const line = lineOf(key)
    wanted.current = line ? undefined : key
    line?.focus()
  }

  useEffect(() => {
    // What was drawn before the key was pressed may report after it: then the row is still to come.
    const line = wanted.current === undefined ? null : lineOf(wanted.current)
    if (!line) return
    wanted.current = undefined
    line.focus()
  })

  const fetchUnder = async ({ key, node }: NodeRow) => {
    const { signal } = running.current
    const take = (what: Fetched[string]) => {
      if (!signal.aborted) setFetched(all => ({ ...all, [key]: what }))
    }
    if (!loadChildren) return take([])
    take('loading')
    try {
      take(await loadChildren({ node, signal }))
    } catch {
      take('failed')
    }
  }

  const turn = (row: NodeRow, to = !row.open) => {
    if (row.open === undefined) return
    const next = new Set(open)
    if (to) next.add(row.key)
    else next.delete(row.key)
    setOpen(next)
    const come = fetched[row.key]
    if (to && !row.node.children && (come === undefined || come === 'failed')) void fetchUnder(row)
  }

  const parentOf = (row: TreeRow) => rows.find(({ key }) => key === row.parent)

  const press = (row: TreeRow) => {
    setActive(row.key)
    if (row.kind === 'node') return onPress(row, nodes)
    const parent = parentOf(row)
    if (row.kind !== 'failed' || parent?.kind !== 'node') return
    focus(parent.key)
    void fetchUnder(parent)
  }

  const enter = (row: TreeRow) => {
    if (row.kind !== 'node' || row.open === undefined) return
    if (row.open) focus(rows[rows.indexOf(row) + 1]?.key)
    else turn(row, true)
  }

  const leave = (row: TreeRow) => {
    if (row.kind === 'node' && row.open) turn(row, false)
    else focus(row.parent)
  }

  const openBeside = (row: TreeRow) => {
    const beside = rows.filter(other => other.parent === row.parent && other.kind === 'node' && other.open === false)
    setOpen(new Set([...open, ...beside.map(({ key }) => key)]))
    for (const other of beside)
      if (other.kind === 'node' && !other.node.children && !fetched[other.key]) void fetchUnder(other)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key === 'Enter' || key === ' ') press(current)
    else if (key === 'ArrowRight') enter(current)
    else if (key === 'ArrowLeft') leave(current)
    else if (key === '*') openBeside(current)
    else {
      if ([...key].length === 1) typed.current = typeOn(typed.current, key, event.timeStamp)
      const named = rows.map(row => ({
        key: row.key,
        label: row.label,
        initials: row.kind === 'node' ? row.node.initials : undefined,
      }))
      const to = rowByKey(key, named, at, typed.current.text)
      if (to === undefined && !/^(Arrow|Home|End)/.test(key)) return
      focus(to)
    }
    event.preventDefault()
  }

  return { rows, at, turn, press, onKeyDown, setActive }
}
