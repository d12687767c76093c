import { applicationStateLabels } from '#contract/applications'
import type { MovableState } from './received-board.ts'

/** The initials of 查看, 筛, 面试, offer, 用 and 不合适. */
const stateKeys = {
  viewed: 'c',
  shortlisted: 's',
  interview: 'm',
  offer: 'o',
  hired: 'y',
  unfit: 'b',
} as const satisfies Record<MovableState, string>

export type ReceivedAction =
  | {
      kind:
        | 'next'
        | 'previous'
        | 'left'
        | 'right'
        | 'choose'
        | 'note'
        | 'tag'
        | 'ask'
        | 'batch'
        | 'compare'
        | 'undo'
        | 'help'
    }
  | { kind: 'move'; to: MovableState }

interface Key {
  readonly key: string
  readonly words: string
  readonly action: ReceivedAction
}

const move = (to: MovableState): Key => ({
  key: stateKeys[to],
  words: `移到“${applicationStateLabels[to]}”`,
  action: { kind: 'move', to },
})

/** All keys, in the order in which the help tells of them. Enter is the browser's own: it follows the name in focus. */
export const receivedKeys: readonly Key[] = [
  { key: 'j', words: '下一份', action: { kind: 'next' } },
  { key: 'k', words: '上一份', action: { kind: 'previous' } },
  { key: 'h', words: '左边一列（看板）', action: { kind: 'left' } },
  { key: 'l', words: '右边一列（看板）', action: { kind: 'right' } },
  { key: 'x', words: '选择或取消选择', action: { kind: 'choose' } },
  { key: 'n', words: '写内部备注', action: { kind: 'note' } },
  { key: 't', words: '打标签', action: { kind: 'tag' } },
  move('viewed'),
  move('shortlisted'),
  move('interview'),
  move('offer'),
  move('hired'),
  move('unfit'),
  { key: 'v', words: '移到…（列出全部去处）', action: { kind: 'ask' } },
  { key: 'z', words: '撤销上一步（可以撤销时）', action: { kind: 'undo' } },
  { key: 'a', words: '批量处理已选的', action: { kind: 'batch' } },
  { key: 'd', words: '对比已选的', action: { kind: 'compare' } },
  { key: '?', words: '查看快捷键', action: { kind: 'help' } },
]

/** As the help tells of them: with what the browser does by itself where it belongs. */
export const helpedKeys = [
  ...receivedKeys.slice(0, 4),
  { key: 'Enter', words: '打开这份简历' },
  ...receivedKeys.slice(4),
] satisfies readonly { readonly key: string; readonly words: string }[]

/** As much of a key event as matters. */
export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
  readonly repeat: boolean
}

/** What a key stands for: nothing with a modifier (but the Shift that ? takes), and only steps repeat while it is held. */
export function actionFor({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat }: Pressed) {
  if (ctrlKey || metaKey || altKey || isComposing || (shiftKey && key !== '?' && key !== '？')) return null
  const plain = key === '？' ? '?' : key.toLowerCase()
  const action = receivedKeys.find(known => known.key === plain)?.action ?? null
  return repeat && action?.kind !== 'next' && action?.kind !== 'previous' ? null : action
}
