import type { InputOf } from '#contract/endpoint'
import { readExamRooms } from '#contract/exam-imports'
import { listOfficeSites, officeExamInfo, removeOfficeSite, saveOfficeSite } from '#contract/exam-office'
import type { ExamSiteBody, OfficeSite } from '#contract/exam-site-fields'
import { useRead, useRenew, useSend, useTransport } from '#platform/call'
import { sitesRead } from '../reads.ts'

/** Where an exam's written papers are sat. */
export function useSites() {
  const { data, ...state } = useRead(sitesRead)
  return { sites: data, ...state }
}

/** Adds a site, changes one as it was seen, takes one away. */
export function useSiteWork(exam: string) {
  const saving = useSend(saveOfficeSite)
  const removing = useSend(removeOfficeSite)
  const renew = useRenew(listOfficeSites, officeExamInfo)
  return {
    async save(body: ExamSiteBody, site: InputOf<typeof saveOfficeSite>['site']) {
      await saving.send(site ? { exam, ...body, site } : { exam, ...body })
      await renew()
    },
    async remove({ id, version }: Pick<OfficeSite, 'id' | 'version'>) {
      await removing.send({ exam, id, version })
      await renew()
    },
  }
}

/** Reads the rooms of a file, for a form to hold. */
export function useRoomFile(exam: string) {
  const transport = useTransport()
  return (file: File) => transport().call(readExamRooms, { exam, files: [file] })
}
