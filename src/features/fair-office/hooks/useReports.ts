import {
  decideTalkReport,
  liftTalkBar,
  listTalkReports,
  readReportedTalk,
  talkReportInfo,
} from '#contract/fair-talk-office'
import type { TalkDecision } from '#contract/fair-talk-reports'
import { useRead, useRenew, useReplace, useSend } from '#platform/call'
import { reportRead, reportsRead } from '../reads.ts'

/** A page of what was reported of talks. */
export function useReports() {
  const { data, ...state } = useRead(reportsRead)
  return { reports: data, ...state }
}

export function useReport() {
  const { data, ...state } = useRead(reportRead)
  return { report: data, ...state }
}

export interface Decision {
  readonly decision: TalkDecision
  readonly answer: string
}

/** What the office does with one report; the page shows at once how it stands then. */
export function useReportWork(id: string) {
  const reading = useSend(readReportedTalk)
  const deciding = useSend(decideTalkReport)
  const lifting = useSend(liftTalkBar)
  const replace = useReplace(talkReportInfo)
  const renew = useRenew(listTalkReports)
  const renewReport = useRenew(talkReportInfo)
  return {
    /** The lines, for a reason that stays on record. */
    read: async (reason: string) => {
      const { lines } = await reading.send({ id, reason })
      await renewReport(words => words.get('id') === id)
      return lines
    },
    decide: async ({ decision, answer }: Decision) => {
      await replace({ id }, await deciding.send({ id, decision, answer }))
      await renew()
    },
    lift: async () => {
      await replace({ id }, await lifting.send({ id }))
      await renew()
    },
  }
}
