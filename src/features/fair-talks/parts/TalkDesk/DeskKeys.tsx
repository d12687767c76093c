import { type RefObject, useState } from 'react'
import type { Talk, TalkDesk } from '#contract/fair-talks'
import { Button, ConfirmDialog, KeysHelp, Row } from '#design-system'
import { type useKeysOn, useSingleKeys } from '#platform/keys'
import { useSay } from '#platform/notices'
import { type useDeskActs, useTold } from '../../hooks/useTalkDesk.ts'
import { deskActionOf, deskKeys } from '../../model/desk-keys.ts'
import { waitingAt } from '../../model/desk-words.ts'
import { shortName } from '../../model/names.ts'

interface Props {
  desk: TalkDesk
  acts: ReturnType<typeof useDeskActs>
  keysOn: ReturnType<typeof useKeysOn>
  /** The talk in view while it lasts. */
  talk: Talk | undefined
  mayCall: boolean
  /** Where the talk in view is written in. */
  root: RefObject<HTMLElement | null>
}

/** The keys of the console, and what tells of them. */
export function DeskKeys({ desk, acts, keysOn, talk, mayCall, root }: Props) {
  const tell = useTold()
  const say = useSay()
  const [isHelping, setHelping] = useState(false)
  const [ending, setEnding] = useState<Talk | null>(null)
  const { isOn, turn } = keysOn

  function callNext() {
    if (acts.isCalling) return
    if (mayCall && waitingAt(desk).length > 0) tell(() => acts.call(), '已叫号，等对方应答')
    else say.warning(desk.busy ? '您叫的上一位还没有应答，或者交流还没有结束' : '现在没有可以叫的人')
  }

  function extend() {
    if (acts.isChanging) return
    if (talk && !talk.extended && talk.fair.stoppedAt === 0) tell(() => acts.extend(talk.id), '已延长 5 分钟')
    else say.warning(talk?.extended ? '每次交流只能延长一次' : '现在没有可以延长的交流')
  }

  function write() {
    const field = root.current?.querySelector<HTMLElement>('[data-talk] textarea')
    if (field) field.focus()
    else say.warning('现在没有打开的交流')
  }

  useSingleKeys({
    isOn,
    actionOf: deskActionOf,
    act: action => {
      if (action === 'help') setHelping(true)
      else if (action === 'call') callNext()
      else if (action === 'extend') extend()
      else if (action === 'write') write()
      else if (talk) setEnding(talk)
      else say.warning('现在没有正在进行的交流')
    },
  })

  return (
    <>
      <Row justify="end">
        <Button size="small" variant="quiet" onClick={() => setHelping(true)}>
          快捷键
        </Button>
      </Row>
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={() => setEnding(null)}
        title={`结束与${shortName(ending?.person ?? '')}的交流`}
        description="剩下的时间不再保留；结束后仍可以继续留言和邀请面试。"
        confirmLabel="结束交流"
        onConfirm={async () => {
          if (ending) await say.outcomeOf(() => acts.end(ending.id), '交流已结束，可以叫下一位')
        }}
      />
      <KeysHelp
        isOpen={isHelping}
        onClose={() => setHelping(false)}
        isOn={isOn}
        onTurn={turn}
        keys={deskKeys}
        description="打字时、按住 Ctrl、Alt 或 ⌘ 时不起作用。每一步也都可以用 Tab 键走到。"
      />
    </>
  )
}
