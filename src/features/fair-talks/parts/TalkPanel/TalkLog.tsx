import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { TalkLine } from '#contract/fair-talks'
import { Button, icons, Row } from '#design-system'
import { type Speakers, TalkLines } from './TalkLines.tsx'
import { Jump, LogFrame, Scroller } from './TalkPanel.styles.ts'

interface Props extends Speakers {
  /** Oldest first. */
  lines: readonly TalkLine[]
  /** How many are on their way. */
  outgoing: number
  /** Those, after what was said. */
  children: ReactNode
}

/** So many lines are drawn at first, and so many more at each press. */
const STEP = 100

/** Within this of its end, in px, a list is read at its end. */
const NEAR = 48

/** Keeps to the newest line while that is read; counts what comes while something older is. */
function useNewest({ lines, me, outgoing }: Pick<Props, 'lines' | 'me' | 'outgoing'>) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const known = useRef(lines.length)
  const sent = useRef(outgoing)
  const [fresh, setFresh] = useState(0)

  const toNewest = () => {
    const box = scroller.current
    if (box) box.scrollTop = box.scrollHeight
    isAtEnd.current = true
    setFresh(0)
  }
  const onChange = useEffectEvent(() => {
    const added = lines.slice(known.current)
    known.current = lines.length
    const isMine = outgoing > sent.current
    sent.current = outgoing
    if (isMine || isAtEnd.current) toNewest()
    else setFresh(count => count + added.filter(({ by }) => by !== me).length)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other lines
  useEffect(() => {
    onChange()
  }, [lines, outgoing])

  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    if (isAtEnd.current) setFresh(0)
  }
  return { scroller, fresh, toNewest, onScroll }
}

/** What was said in a talk, read from the newest; what comes is read aloud in its turn, what is older is drawn when it is asked for. */
export function TalkLog({ lines, me, other, outgoing, children }: Props) {
  const { scroller, fresh, toNewest, onScroll } = useNewest({ lines, me, outgoing })
  const [start] = useState(() => Math.max(0, lines.length - STEP))
  const [from, setFrom] = useState(start)
  const heightBefore = useRef(0)

  const showEarlier = () => {
    heightBefore.current = scroller.current?.scrollHeight ?? 0
    setFrom(Math.max(0, from - STEP))
    scroller.current?.focus({ preventScroll: true })
  }
  // What was read stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when earlier lines have been drawn
  useLayoutEffect(() => {
    const box = scroller.current
    if (box && heightBefore.current > 0) box.scrollTop += box.scrollHeight - heightBefore.current
  }, [from, scroller])

  return (
    <LogFrame>
      <Scroller ref={scroller} role="group" aria-label={`与${other}的全部对话`} tabIndex={0} onScroll={onScroll}>
        {from > 0 && (
          <Row justify="center">
            <Button size="small" variant="quiet" onClick={showEarlier}>
              看更早的 {Math.min(STEP, from)} 条
            </Button>
          </Row>
        )}
        {from < start && <TalkLines lines={lines.slice(from, start)} me={me} other={other} />}
        <div role="log" aria-label={`与${other}的对话`}>
          <TalkLines lines={lines.slice(start)} me={me} other={other} />
        </div>
        {children}
      </Scroller>
      {fresh > 0 && (
        <Jump>
          <Button size="small" variant="primary" icon={icons.chevronDown} onClick={toNewest}>
            新消息 {fresh} 条
          </Button>
        </Jump>
      )}
    </LogFrame>
  )
}
