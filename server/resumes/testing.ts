import sharp from 'sharp'
import { emptyEntry, emptySections, type ResumeSections } from '#contract/resume-sections'

/** Finished sections of an invented person, for tests. */
export const finishedBasic = {
  ...emptySections().basic,
  name: '阿卜杜·䶮𠮷',
  sex: '1',
  birthday: '1996-02-29',
  phone: '13900000001',
  politics: '0',
  nation: '5',
  city: '360702',
  experience: '5',
  education: '70',
} as const satisfies ResumeSections['basic']

export const finishedIntention = {
  ...emptySections().intention,
  categories: ['30101'],
  cities: ['360700'],
  wage: '3',
  nature: '1',
  arrival: '1',
} satisfies ResumeSections['intention']

export const finishedEducation = [
  {
    ...emptyEntry('education'),
    school: '江西示例大学',
    major: '会计学',
    education: '70',
    from: '2014-09',
    to: '2018-06',
  },
] as const satisfies ResumeSections['education']

/** Sections with which a resume can be sent. */
export const finishedSections = (): ResumeSections => ({
  ...emptySections(),
  basic: { ...finishedBasic },
  intention: { ...finishedIntention },
  education: [...finishedEducation],
})

/** A work as a document: a PDF that can be stored. */
export const documentWork = (name = '教师资格证.pdf') =>
  new File(['%PDF-1.7\n1 0 obj\n%%EOF\n'], name, { type: 'application/pdf' })

/** A work as a picture, three by two unless said otherwise. */
export async function pictureWork(name = '海报.png', { width = 300, height = 200 } = {}): Promise<File> {
  const image = sharp({ create: { width, height, channels: 3, background: '#369' } })
  return new File([new Uint8Array(await image.png().toBuffer())], name, { type: 'image/png' })
}
