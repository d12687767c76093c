import {
  decideTalkReport,
  liftTalkBar,
  listTalkReports,
  officeQueues,
  readReportedTalk,
  remindExhibitor,
  talkReportInfo,
} from '#contract/fair-talk-office'
import { fairOfficer } from '../fair-office/testing.ts'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { seedReport } from './testing.ts'

/** A report at a fair that somebody oversees. */
const ofAReport =
  <Rest extends object>(rest: Rest, decision: '' | 'stop' = '') =>
  async (service: TestService) => {
    const { id } = await seedReport(service)
    const owner = await fairOfficer(service)
    if (decision === 'stop')
      await service.call(decideTalkReport, { id, decision, answer: '已核实，谢谢您的举报' }, owner)
    return { owner, mine: { id, ...rest }, nobodys: { id: nobodysUuid, ...rest } }
  }

export const strangers: readonly Probe[] = [
  owned(listTalkReports, async service => {
    await seedReport(service)
    return { owner: await fairOfficer(service), mine: { fair: '1' }, nobodys: { fair: nobodysNumber } }
  }),
  owned(talkReportInfo, ofAReport({})),
  owned(readReportedTalk, ofAReport({ reason: '核实举报内容' })),
  owned(decideTalkReport, ofAReport({ decision: 'none', answer: '没有发现问题' })),
  owned(officeQueues, async service => {
    await seedReport(service)
    return { owner: await fairOfficer(service), mine: { fair: '1' }, nobodys: { fair: nobodysNumber } }
  }),
  owned(remindExhibitor, async service => {
    const { booth } = await seedReport(service)
    const { participation } = booth
    return {
      owner: await fairOfficer(service),
      mine: { fair: '1', participation },
      nobodys: { fair: '1', participation: nobodysUuid },
    }
  }),
  owned(liftTalkBar, ofAReport({}, 'stop')),
]
