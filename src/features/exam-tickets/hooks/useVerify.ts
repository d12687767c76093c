import { useRef, useState } from 'react'
import { parseReceiptCode, type ReceiptCode, verifyReceiptCode } from '#contract/exam-receipt-code'
import { parseTicketCode, type TicketCode, type TicketKey, verifyTicketCode } from '#contract/exam-ticket-code'
import { ticketState } from '#contract/exam-tickets'
import { useTransport } from '#platform/call'
import { type Judgement, judge, type Withdrawn } from '../model/withdrawn.ts'

/** What was found of one code. */
export interface Check extends Judgement {
  /** What the code of a ticket says; null for what is none. Believe it where the signature is right. */
  code: TicketCode | null
  /** The same of a receipt. */
  receipt: ReceiptCode | null
  /** Whether the service was asked if it holds; `asking` while the answer is on its way. */
  latest: 'asking' | 'yes' | 'offline'
}

interface AtHand {
  readonly keys: readonly TicketKey[]
  readonly withdrawn: Withdrawn | null
  /** There is a network: what is at hand may be renewed. */
  readonly onAnswered: () => void
}

/**
 * Checks codes by the keys and the list at hand, at once; then, where there is a network, asks whether the ticket holds, or
 * whether the receipt is the latest.
 */
export function useVerify({ keys, withdrawn, onAnswered }: AtHand) {
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
    const signed = await (receipt ? verifyReceiptCode : verifyTicketCode)(text, keys)
    const code = parseTicketCode(text)
    const found = { ...judge(signed, code, withdrawn), code, receipt }
    if (signed !== 'genuine') return show({ ...found, latest: 'offline' })
    show({ ...found, latest: 'asking' })
    try {
      const { state } = await transport().call(ticketState, { code: text.trim() }, { isQuiet: true })
      show({ ...found, verdict: state, latest: 'yes' })
      onAnswered()
    } catch {
      show({ ...found, latest: 'offline' })
    }
  }

  return { check, verify, clear: () => setCheck(null) }
}
