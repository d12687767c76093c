import { useRef, useState } from 'react'
import { parseTicketCode, type TicketCode, type TicketKey, verifyTicketCode } from '#contract/exam-ticket-code'
import { ticketState } from '#contract/exam-tickets'
import { useTransport } from '#platform/call'
import type { Verdict } from '../model/verdicts.ts'

/** What was found of one code. */
export interface Check {
  verdict: Verdict
  /** What the code says; null for what is none. Believe it where the verdict is genuine. */
  code: TicketCode | null
  /** Whether the service was asked if it is the latest; `asking` while the answer is on its way. */
  latest: 'asking' | 'yes' | 'offline'
}

/** Checks codes by the keys at hand, at once; then, where there is a network, asks whether the ticket is the latest. */
export function useVerify(keys: readonly TicketKey[]) {
  const transport = useTransport()
  const [check, setCheck] = useState<Check | null>(null)
  const turn = useRef(0)

  async function verify(text: string) {
    turn.current += 1
    const mine = turn.current
    const show = (found: Check) => {
      if (turn.current === mine) setCheck(found)
    }
    const verdict = await verifyTicketCode(text, keys)
    const code = parseTicketCode(text)
    if (verdict !== 'genuine') return show({ verdict, code, latest: 'offline' })
    show({ verdict, code, latest: 'asking' })
    try {
      const { state } = await transport().call(ticketState, { code: text.trim() }, { isQuiet: true })
      show({ verdict: state, code, latest: 'yes' })
    } catch {
      show({ verdict, code, latest: 'offline' })
    }
  }

  return { check, verify, clear: () => setCheck(null) }
}
