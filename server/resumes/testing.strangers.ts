import sharp from 'sharp'
import { addWork, arrangeWorks, deleteWork, editWork, listWorks } from '#contract/resume-works'
import {
  createResume,
  deleteResume,
  getResume,
  makeEnglishVersion,
  readResume,
  saveResumeSection,
  settleSection,
  takeOriginalFacts,
  updatePassportPhoto,
  updateResumeSettings,
} from '#contract/resumes'
import { delivered } from '../applications/testing.strangers.ts'
import { sql } from '../db/sql.ts'
import { nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { finishedIntention } from './testing.ts'

async function resume<Rest extends object>(service: TestService, rest: Rest) {
  const owner = await service.seeker()
  const { id } = await service.call(createResume, { title: '我的简历' }, { token: owner.token })
  return { owner, mine: { id, ...rest }, nobodys: { id: nobodysUuid, ...rest } }
}

async function photo() {
  const picture = sharp({ create: { width: 30, height: 40, channels: 3, background: '#369' } })
  return new File([new Uint8Array(await picture.png().toBuffer())], 'photo.png')
}

async function english<Rest extends object>(service: TestService, rest: Rest) {
  const { owner, mine } = await resume(service, {})
  const { id } = await service.call(makeEnglishVersion, mine, { token: owner.token })
  return { owner, mine: { id, ...rest }, nobodys: { id: nobodysUuid, ...rest } }
}

async function work<Rest extends object>(service: TestService, rest: Rest) {
  const { owner, mine } = await resume(service, {})
  const input = { ...mine, caption: '获奖海报', files: [await photo()] }
  const { list } = await service.call(addWork, input, { token: owner.token })
  return { owner, mine: { id: list[0]?.id ?? '', ...rest }, nobodys: { id: nobodysUuid, ...rest } }
}

export const strangers: readonly Probe[] = [
  owned(getResume, service => resume(service, {})),
  owned(makeEnglishVersion, service => resume(service, {})),
  owned(takeOriginalFacts, service => english(service, {})),
  owned(settleSection, service => english(service, { section: 'work', at: 0 } as const)),
  owned(saveResumeSection, service =>
    resume(service, { version: 1, change: { section: 'intention', data: finishedIntention } as const }),
  ),
  owned(updateResumeSettings, service => resume(service, { title: '别人的简历' })),
  owned(deleteResume, service => resume(service, {})),
  owned(updatePassportPhoto, async service => resume(service, { files: [await photo()] })),
  owned(listWorks, service => resume(service, {})),
  owned(addWork, async service => resume(service, { caption: '获奖海报', files: [await photo()] })),
  owned(editWork, service => work(service, { caption: '别人的海报' })),
  owned(arrangeWorks, async service => {
    const { owner, mine } = await work(service, {})
    const [resumes] = await service.db.query<{ id: string }>(sql`select resume_id as id from resume_works`)
    const works = [mine.id]
    return { owner, mine: { id: resumes?.id ?? '', works }, nobodys: { id: nobodysUuid, works } }
  }),
  owned(deleteWork, service => work(service, {})),
  owned(readResume, async service => {
    const { employer, id } = await delivered(service)
    return { owner: employer, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
]
