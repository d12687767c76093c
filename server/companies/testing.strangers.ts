import sharp from 'sharp'
import { companyContact, companyRelation, followCompany } from '#contract/companies'
import { addCompanyImage, arrangeCompanyImages, deleteCompanyImage } from '#contract/employer'
import { nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'

/** An employer's picture of its workplace. */
async function storedImage(service: TestService) {
  const owner = await service.employer()
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const files = [new File([new Uint8Array(bytes)], '车间.png')]
  const [image] = (await service.call(addCompanyImage, { caption: '车间', files }, owner)).images
  return { owner, id: image?.id ?? '' }
}

export const strangers: readonly Probe[] = [
  open(companyRelation, 'companies are public; the answer is about the caller alone'),
  open(followCompany, 'companies are public; what is kept is the caller’s own'),
  open(companyContact, 'whom applicants may ask is written for everybody who is signed in to apply'),
  owned(arrangeCompanyImages, async service => {
    const { owner, id } = await storedImage(service)
    const input = (of: string) => ({ list: [{ id: of, caption: '别人的车间' }] })
    return { owner, mine: input(id), nobodys: input(nobodysUuid) }
  }),
  owned(deleteCompanyImage, async service => {
    const { owner, id } = await storedImage(service)
    return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
]
