import { useRef, useState } from 'react'
import { parseReceiptCode, type ReceiptCode, verifyReceiptCode } from '#contract/exam-receipt-code'
import { parseTicketCode, type TicketCode, type TicketKey, verifyTicketCode } from '#contract/exam-ticket-code'
import { ticketState } from '#contract/exam-tickets'
import { useTransport } from '#platform/call'
import type { Verdict } from '../model/verdicts.ts'

/** What was found of one code. */
export interface Check {
  verdict: Verdict
  /** What the code of a ticket says; null for what is none. Believe it where the verdict is genuine. */
  code: TicketCode | null
  /** The same of a receipt. */
  receipt: ReceiptCode | null
  /** Whether the service was asked if it is the latest; `asking` while the answer is on its way. */
  latest: 'asking' | 'yes' | 'offline'
}

/** Checks codes by the keys at hand, at once; then, where there is a network, asks whether the ticket, or the receipt, is the latest. */
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
    const receipt = parseReceiptCode(text)
    const verdict = await (receipt ? verifyReceiptCode : verifyTicketCode)(text, keys)
    const read = { code: parseTicketCode(text), receipt }
    if (verdict !== 'genuine') return show({ verdict, ...read, latest: 'offline' })
    show({ verdict, ...read, latest: 'asking' })
    try {
      const { state } = await transport().call(ticketState, { code: text.trim() }, { isQuiet: true })
      show({ verdict: state, ...read, latest: 'yes' })
    } catch {
      show({ verdict, ...read, latest: 'offline' })
    }
  }

  return { check, verify, clear: () => setCheck(null) }
}
