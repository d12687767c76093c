import { type ReactNode, useId, useState } from 'react'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { TextInput } from '../../primitives/TextInput/index.ts'
import { LoadState } from '../LoadState/index.ts'
import { Content, Results, Said } from './Cascade.styles.ts'
import { CascadeTree } from './CascadeTree.tsx'
import { type CascadeItem, type CascadeOption, type CascadePath, searchPaths, wordsOf } from './cascade-tree.ts'

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

type FoundProps = Pick<CascadeContentProps, 'chosen' | 'anyLevel' | 'full' | 'onChoose'> & {
  options: readonly CascadeOption[]
  query: string
}

const Found = ({ options, query, chosen, anyLevel, full, onChoose }: FoundProps) => {
  const paths = searchPaths(options, query, { limit, anyLevel })
  return (
    <>
      <Said role="status">
        {paths.length === 0 && '没有找到，请换一个词。'}
        {paths.length > 0 &&
          (paths.length < limit ? `找到 ${paths.length} 个` : `先显示 ${limit} 个，再输入一个字会更准`)}
      </Said>
      <Results>
        {paths.map(path => {
          const value = path.at(-1)?.value ?? ''
          return (
            <li key={value}>
              <button type="button" disabled={full && !chosen.includes(value)} onClick={() => onChoose(path)}>
                {wordsOf(path)}
                {chosen.includes(value) && '（已选）'}
              </button>
            </li>
          )
        })}
      </Results>
    </>
  )
}

/** What opens under the field or in the sheet: search, tree, what is chosen. */
export const CascadeContent = ({ options, error, retry, footer, label, ...rest }: CascadeContentProps) => {
  const [query, setQuery] = useState('')
  const id = useId()
  const choose = (item: CascadeItem) => rest.onChoose(item.path)
  return (
    <Content>
      <TextInput
        id={id}
        type="search"
        aria-label={`搜索${label}`}
        placeholder="输入名称"
        value={query}
        onChange={event => setQuery(event.currentTarget.value)}
      />
      <LoadState data={options} error={error} isLoading={!options && !error} retry={retry} loading={skeleton}>
        {all =>
          query.trim() === '' ? (
            <CascadeTree {...rest} label={label} options={all} onChoose={choose} />
          ) : (
            <Found {...rest} options={all} query={query} />
          )
        }
      </LoadState>
      {footer}
    </Content>
  )
}
