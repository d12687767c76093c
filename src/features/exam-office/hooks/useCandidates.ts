import type { InputOf } from '#contract/endpoint'
import {
  candidateInfo,
  downloadExport,
  exportCandidates,
  prepareDiscipline,
  prepareExport,
  revealIdentity,
} from '#contract/exam-candidates'
import { listExamChanges, officeExamInfo } from '#contract/exam-office'
import { saveFile, useRead, useRenew, useSend, useTransport } from '#platform/call'
import { candidateRead, candidatesRead } from '../reads.ts'

/** A page of an exam's candidates. */
export function useCandidates() {
  const { data, ...state } = useRead(candidatesRead)
  return { candidates: data, ...state }
}

/** The candidate who is open. */
export function useCandidate() {
  const { data, ...state } = useRead(candidateRead)
  return { candidate: data, ...state }
}

/** What the office does with one candidate. */
export function useCandidateWork(id: string) {
  const revealing = useSend(revealIdentity)
  const disciplining = useSend(prepareDiscipline)
  const renewCandidate = useRenew(candidateInfo)
  const renewChanges = useRenew(officeExamInfo, listExamChanges)
  return {
    async reveal(reason: string): Promise<string> {
      const { idNumber } = await revealing.send({ id, reason })
      await renewCandidate()
      return idNumber
    },
    async discipline(given: Omit<InputOf<typeof prepareDiscipline>, 'id'>) {
      await disciplining.send({ id, ...given })
      await renewChanges()
    },
  }
}

type Filter = InputOf<typeof exportCandidates>

/** Takes candidates along: masked at once, or whole once another has released it. */
export function useCandidateExport() {
  const transport = useTransport()
  const preparing = useSend(prepareExport)
  const renew = useRenew(officeExamInfo, listExamChanges)
  return {
    save: async (filter: Filter) => saveFile(await transport().call(exportCandidates, filter)),
    saveWhole: async (change: string) => saveFile(await transport().call(downloadExport, { id: change })),
    async prepare(filter: Filter, reason: string) {
      await preparing.send({ ...filter, reason })
      await renew()
    },
  }
}
