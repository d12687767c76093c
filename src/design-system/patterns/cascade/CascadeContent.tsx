import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { TextInput } from '../../primitives/TextInput/index.ts'
import { LoadState } from '../LoadState/index.ts'
import { Content } from './Cascade.styles.ts'
import { CascadeResults } from './CascadeResults.tsx'
import { CascadeTree } from './CascadeTree.tsx'
import { searchPaths } from './cascade-search.ts'
import { type CascadeOption, type CascadePath, childrenOf, initialsOf } from './cascade-tree.ts'

export type CascadeContentProps = {
  label: string
  options: readonly CascadeOption[] | undefined
  error: unknown
  retry: () => void
  chosen: readonly string[]
  anyLevel: boolean
  multiple: boolean
  full: boolean
  single: boolean
  /** Under the tree: what is chosen. */
  footer?: ReactNode
  onChoose: (path: CascadePath) => void
}

/** Answers beyond these ask for another letter. */
const limit = 30

const skeleton = (
  <Stack gap={3}>
    {[1, 2, 3, 4].map(row => (
      <Skeleton key={row} shape="button" />
    ))}
  </Stack>
)

const nowhere: CascadePath = []

/** What opens under the field or in the sheet: search, tree, what is chosen. */
export const CascadeContent = ({ options, error, retry, footer, label, onChoose, ...rest }: CascadeContentProps) => {
  const { chosen, anyLevel, full } = rest
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [tree, setTree] = useState({ at: nowhere, takesFocus: true })
  const paths = options && query.trim() !== '' ? searchPaths(options, query, { limit }) : []

  const isChoice = (path: CascadePath) => {
    const last = path.at(-1)
    return last !== undefined && (anyLevel || childrenOf(last).length === 0)
  }
  const pick = (path: CascadePath) => {
    if (isChoice(path)) return onChoose(path)
    setQuery('')
    setTree({ at: path, takesFocus: true })
  }
  const search = (words: string) => {
    setQuery(words)
    setTree({ at: nowhere, takesFocus: false })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = paths
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const mayBe = first && !(full && isChoice(first) && !chosen.includes(first.at(-1)?.value ?? ''))
      if (mayBe) pick(first)
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      root.current?.querySelector<HTMLElement>('li > button:enabled, [data-active]')?.focus()
    }
  }

  return (
    <Content ref={root}>
      <TextInput
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={`搜索${label}`}
        placeholder={options?.some(option => initialsOf(option) !== '') ? '输入名称或拼音' : '输入名称'}
        value={query}
        onChange={event => search(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <LoadState data={options} error={error} isLoading={!options && !error} retry={retry} loading={skeleton}>
        {all =>
          query.trim() === '' ? (
            <CascadeTree {...rest} {...tree} label={label} options={all} onChoose={item => onChoose(item.path)} />
          ) : (
            <CascadeResults {...rest} paths={paths} limit={limit} isChoice={isChoice} onPick={pick} />
          )
        }
      </LoadState>
      {footer}
    </Content>
  )
}
