import { examChangeInfo, releaseExamChange } from '#contract/exam-office'
import { examImportsCalls } from '../../../server/exam-imports/index.ts'
import { plain, rowsFor } from '../../../server/exam-imports/positions/testing.ts'
import { csvFile, handOn } from '../../../server/exam-imports/testing.ts'
import { examOfficeCalls } from '../../../server/exam-office/index.ts'
import { officer } from '../../../server/exam-office/testing.ts'
import { exam, calls as registrationCalls } from '../../../server/exam-registrations/testing.ts'
import { createTestService } from '../../../server/testing.ts'
import { tableOf, within } from '../figures.ts'
import { timed } from '../search/measure.ts'
import type { Stage } from '../stage.ts'

const ROWS = 5_000
const ROUNDS = 3

/** A table of positions from its upload to its release by somebody else, each time with other headcounts. */
export async function importScenario({ db }: Stage, say: (progress: string) => void): Promise<string> {
  const service = createTestService(db, [...examImportsCalls, ...examOfficeCalls, ...registrationCalls])
  await exam(service)
  const one = await officer(service, 101, ['prepare', 'release'])
  const other = await officer(service, 101, ['prepare', 'release'])
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    say(`exams: importing ${ROWS} positions, round ${round}`)
    const rows = Array.from({ length: ROWS }, (_, at) => ({ ...plain, code: String(10_000 + at), headcount: round }))
    times.push(
      await timed(async () => {
        const id = await handOn(service, one, csvFile(rowsFor(rows)))
        const { change } = await service.call(examChangeInfo, { id }, other)
        await service.call(releaseExamChange, { id, hash: change.hash }, other)
      }),
    )
  }
  return `### Imports\n\n${tableOf([within('a table of 5,000 positions, uploaded, handed on and released', times, 100, 10_000)])}`
}
