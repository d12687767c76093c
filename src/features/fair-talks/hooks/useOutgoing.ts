import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sayInTalk, type TalkLine } from '#contract/fair-talks'
import { useTransport } from '#platform/call'
import { useDraftShelf } from '#platform/drafts'
import { wordsFor } from '#platform/forms'
import { v4 } from '#platform/id'
import { type Outgoing, readOutgoing } from '../model/talk-lines.ts'

type Change = (lines: readonly Outgoing[]) => readonly Outgoing[]

/**
 * Lines on their way. Each is kept in this browser with its idempotency key until the service has it, so that it is neither
 * lost nor said twice, whatever happens to the connection or the page; one is sent after another.
 */
export function useOutgoing(talk: string, onSaid: (line: TalkLine) => void) {
  const transport = useTransport()
  const shelf = useDraftShelf()
  const name = `talk:${talk}:lines`
  const [outgoing, setOutgoing] = useState(() => readOutgoing(shelf.read(name)))
  const all = useRef(outgoing)
  const turn = useRef<Promise<void>>(Promise.resolve())

  const change = useCallback(
    (how: Change) => {
      all.current = how(all.current)
      if (all.current.length > 0) shelf.keep(name, all.current)
      else shelf.drop(name)
      setOutgoing(all.current)
    },
    [shelf, name],
  )
  const become = useCallback(
    (key: string, next: Partial<Outgoing>) =>
      change(lines => lines.map(line => (line.key === key ? { ...line, ...next } : line))),
    [change],
  )
  const drop = useCallback((key: string) => change(lines => lines.filter(line => line.key !== key)), [change])

  const send = useCallback(
    ({ key, text }: Outgoing) => {
      const attempt = async () => {
        try {
          const options = { idempotencyKey: key, isQuiet: true }
          const { line } = await transport().call(sayInTalk, { id: talk, text }, options)
          onSaid(line)
          drop(key)
        } catch (error) {
          become(key, { state: 'failed', why: wordsFor(error) })
        }
      }
      turn.current = turn.current.then(attempt)
    },
    [transport, talk, onSaid, drop, become],
  )

  const again = useCallback(
    (key: string) => {
      const line = all.current.find(one => one.key === key)
      if (line?.state !== 'failed') return
      become(key, { state: 'sending', why: '' })
      send(line)
    },
    [become, send],
  )

  const sendKept = useEffectEvent(() => {
    for (const line of all.current) send(line)
  })
  const sendFailed = useEffectEvent(() => {
    for (const { key } of all.current) again(key)
  })
  useEffect(() => {
    const onOnline = () => sendFailed()
    sendKept()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return {
    outgoing,
    again,
    drop,
    say: (text: string, after: string) => {
      const line: Outgoing = { key: v4(), text, at: Date.now(), after, state: 'sending', why: '' }
      change(lines => [...lines, line])
      send(line)
    },
  }
}
