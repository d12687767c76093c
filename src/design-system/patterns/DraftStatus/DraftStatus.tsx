import type { ComponentProps } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { success, warning } from '../../primitives/Icon/paths.ts'
import { Root } from './DraftStatus.styles.ts'

export type DraftState =
  /** Nothing was changed yet. */
  | { kind: 'clean' }
  | { kind: 'saving' }
  /** `at` in milliseconds since the epoch. */
  | { kind: 'saved'; at: number }
  | { kind: 'unsaved'; reason: 'offline' | 'failed' }

export type DraftStatusProps = Omit<ComponentProps<'p'>, 'children'> & {
  state: DraftState
  /** Offers 立即保存 while something is unsaved. */
  onSave?: (() => void) | undefined
}

const reasons = { offline: '网络断开', failed: '保存失败' } as const

/** 14:03, in China's zone wherever the page is drawn. */
const clock = (at: number) =>
  new Intl.DateTimeFormat('zh-CN', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  }).format(at)

const wordsOf = (state: DraftState): string => {
  switch (state.kind) {
    case 'clean':
      return ''
    case 'saving':
      return '正在保存…'
    case 'saved':
      return `已保存 ${clock(state.at)}`
    case 'unsaved':
      return `未保存：${reasons[state.reason]}`
    default:
      return state satisfies never
  }
}

const pictures = { clean: undefined, saving: undefined, saved: success, unsaved: warning } as const

/**
 * Whether what was typed is safe. Only trouble is read aloud: a form that saves itself would interrupt whoever fills it in.
 * Renders a `<p>`.
 */
export const DraftStatus = ({ state, onSave, ...rest }: DraftStatusProps) => {
  const picture = pictures[state.kind]
  return (
    <Root data-kind={state.kind} {...rest}>
      {picture && <Icon path={picture} size="small" />}
      {state.kind !== 'unsaved' && wordsOf(state)}
      <span role="status">{state.kind === 'unsaved' && wordsOf(state)}</span>
      {state.kind === 'unsaved' && onSave && (
        <Button size="small" variant="quiet" onClick={onSave}>
          立即保存
        </Button>
      )}
    </Root>
  )
}
