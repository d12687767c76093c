export type ReviewAction = 'next' | 'previous' | 'approve' | 'refuse' | 'askRepair' | 'skip' | 'help'

/** All keys, in the order in which the help tells of them. Enter is the browser's own: it presses what has the focus. */
export const reviewKeys: readonly { readonly key: string; readonly words: string; readonly action: ReviewAction }[] = [
  { key: 'j', words: '下一项', action: 'next' },
  { key: 'k', words: '上一项', action: 'previous' },
  { key: 'a', words: '通过', action: 'approve' },
  { key: 'r', words: '不通过（先问一次）', action: 'refuse' },
  { key: 'b', words: '退回补正（先问一次）', action: 'askRepair' },
  { key: 's', words: '先跳过，看下一份', action: 'skip' },
  { key: '?', words: '查看快捷键', action: 'help' },
]

/** As the help tells of them: with what the browser does by itself. */
export const helpedKeys = [...reviewKeys, { key: 'Enter', words: '在某一项上写意见' }] satisfies readonly {
  readonly key: string
  readonly words: string
}[]

/** As much of a key event as matters. */
export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
  readonly repeat: boolean
}

/** What a key asks for; undefined for one that means nothing here, or is held down where that would decide twice. */
export function actionFor(pressed: Pressed): ReviewAction | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, repeat } = pressed
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  const action = reviewKeys.find(one => one.key === key.toLowerCase())?.action
  return repeat && action !== 'next' && action !== 'previous' ? undefined : action
}
