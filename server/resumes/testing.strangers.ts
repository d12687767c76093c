import sharp from 'sharp'
import {
  createResume,
  deleteResume,
  getResume,
  readResume,
  saveResumeSection,
  updatePassportPhoto,
  updateResumeSettings,
} from '#contract/resumes'
import { delivered } from '../applications/testing.strangers.ts'
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

export const strangers: readonly Probe[] = [
  owned(getResume, service => resume(service, {})),
  owned(saveResumeSection, service =>
    resume(service, { version: 1, change: { section: 'intention', data: finishedIntention } as const }),
  ),
  owned(updateResumeSettings, service => resume(service, { title: '别人的简历' })),
  owned(deleteResume, service => resume(service, {})),
  owned(updatePassportPhoto, async service => resume(service, { files: [await photo()] })),
  owned(readResume, async service => {
    const { employer, id } = await delivered(service)
    return { owner: employer, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
]
