import type { SectionChange } from '#contract/resume-sections'
import { createResume, type PrivacyLevel, saveResumeSection } from '#contract/resumes'
import { finishedBasic, finishedEducation, finishedIntention } from '../resumes/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

type Given<Name extends SectionChange['section']> = Extract<SectionChange, { section: Name }>['data']

export interface Written {
  /** Open unless named; undefined leaves it to the service. */
  readonly privacy?: PrivacyLevel | undefined
  readonly basic?: Given<'basic'>
  readonly intention?: Given<'intention'>
  readonly work?: Given<'work'>
  readonly skills?: Given<'skills'>
}

/** A person with a resume, written through the service a second after the one before. */
export async function talent(
  service: TestService,
  written: Written = {},
): Promise<{ readonly person: TestPerson; readonly id: string }> {
  const person = await service.seeker()
  const { token } = person
  const said = { privacy: 'open' as const, ...('privacy' in written && { privacy: written.privacy }) }
  const { id, version } = await service.call(createResume, { title: '我的简历', ...said }, { token })
  const changes: readonly SectionChange[] = [
    { section: 'basic', data: { ...finishedBasic, ...written.basic } },
    { section: 'intention', data: { ...finishedIntention, ...written.intention } },
    { section: 'education', data: [...finishedEducation] },
    ...(written.work ? [{ section: 'work' as const, data: written.work }] : []),
    ...(written.skills ? [{ section: 'skills' as const, data: written.skills }] : []),
  ]
  for (const [step, change] of changes.entries()) {
    await service.call(saveResumeSection, { id, version: version + step, change }, { token })
  }
  service.clock.advance(1)
  return { person, id }
}
