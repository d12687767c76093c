import type { KeyboardEvent } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronRight } from '../../primitives/Icon/paths.ts'
import { moveByKey } from '../../primitives/move-by-key.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Results, Said } from './Cascade.styles.ts'
import { type CascadePath, childrenOf, wordsOf } from './cascade-tree.ts'

export type CascadeResultsProps = {
  paths: readonly CascadePath[]
  limit: number
  chosen: readonly string[]
  full: boolean
  /** Whether a path is chosen as it is; otherwise what is below it is shown. */
  isChoice: (path: CascadePath) => boolean
  onPick: (path: CascadePath) => void
}

const keys = { previous: 'ArrowUp', next: 'ArrowDown' } as const

/** Arrow keys go from answer to answer, Tab too. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
  const from = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
  const to = from < 0 ? undefined : moveByKey(event.key, from, buttons.length, keys)
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}

/** What a search has found, in words from the top down. */
export const CascadeResults = ({ paths, limit, chosen, full, isChoice, onPick }: CascadeResultsProps) => (
  <>
    <Said role="status">
      {paths.length === 0 && '没有找到，请换一个词。'}
      {paths.length > 0 &&
        (paths.length < limit ? `找到 ${paths.length} 个` : `先显示 ${limit} 个，再输入一个字会更准`)}
    </Said>
    <Results onKeyDown={moveFocus}>
      {paths.map(path => {
        const last = path.at(-1)
        const value = last?.value ?? ''
        const opens = !isChoice(path)
        return (
          <li key={value}>
            <button type="button" disabled={full && !opens && !chosen.includes(value)} onClick={() => onPick(path)}>
              <span>
                {wordsOf(path)}
                {chosen.includes(value) && '（已选）'}
              </span>
              {opens && last && (
                <>
                  <VisuallyHidden>，看其中 {childrenOf(last).length} 个</VisuallyHidden>
                  <Icon path={chevronRight} size="small" />
                </>
              )}
            </button>
          </li>
        )
      })}
    </Results>
  </>
)
