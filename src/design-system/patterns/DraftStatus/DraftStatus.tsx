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
  /** `unfit`: something breaks the rules; `conflict`: changed elsewhere as well; `asked`: saved only when asked. All wait for the person. */
  | { kind: 'unsaved'; reason: 'offline' | 'failed' | 'unfit' | 'conflict' | 'asked' }

export type DraftStatusProps = Omit<ComponentProps<'p'>, 'children'> & {
  state: DraftState
  /** Offers 立即保存 while something is unsaved that another attempt may save. */
  onSave?: (() => void) | undefined
}

type Reason = Extract<DraftState, { kind: 'unsaved' }>['reason']

const reasons = {
  offline: '网络断开',
  failed: '保存失败',
  unfit: '请先修改标出的内容，填写的内容已留在这个浏览器里',
  conflict: '这份内容在别处改过，请先选择保留哪一份',
  asked: '有修改还没有保存，内容已留在这个浏览器里',
} as const satisfies Record<Reason, string>

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

/** Trying again helps against the network and the service, not against rules or another version. */
const mayPassAgain = (state: DraftState) =>
  state.kind === 'unsaved' && (state.reason === 'offline' || state.reason === 'failed')

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
      {onSave && mayPassAgain(state) && (
        <Button size="small" variant="quiet" onClick={onSave}>
          立即保存
        </Button>
      )}
    </Root>
  )
}
