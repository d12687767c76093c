import { unwrittenIn } from '#contract/resume-language'
import {
  type ResumeSectionName,
  requiredSections,
  resumeSectionLabels,
  resumeSectionNames,
} from '#contract/resume-sections'
import type { PrivacyLevel, Resume } from '#contract/resumes'
import type { TaskItem } from '#design-system'
import { resumeHref } from './addresses.ts'

/** How many resumes somebody may keep. */
export const MOST_RESUMES = 5

/** Who finds a resume, in words. */
export const privacyOptions = [
  { value: 'applied', label: '投递后可见', hint: '只有您投递过的单位能看到，别的单位搜索不到' },
  { value: 'open', label: '公开', hint: '所有人都能搜索到，不显示姓名和电话；认证单位下载后看得到，会通知您' },
  { value: 'hidden', label: '隐藏', hint: '谁都搜索不到；已投递的单位仍能看到投递时的内容' },
] as const satisfies readonly { value: PrivacyLevel; label: string; hint: string }[]

const taskStates = { empty: 'todo', started: 'started', finished: 'done' } as const

/** How much of an English version is still Chinese, in words; undefined for nothing. */
export const unwrittenWords = (count: number) => (count > 0 ? `还有 ${count} 处是中文，请改写成英文` : undefined)

/** The sections as tasks; in an English version, with what is still to be rewritten. */
export const tasksOf = ({
  id,
  states,
  sections,
  language,
}: Pick<Resume, 'id' | 'states' | 'sections' | 'language'>): TaskItem[] =>
  resumeSectionNames.map(section => ({
    id: section,
    title: resumeSectionLabels[section],
    href: resumeHref(id, { section }),
    state: taskStates[states[section]],
    hint: language === 'en' ? unwrittenWords(unwrittenIn(sections[section])) : undefined,
    optional: !requiredSections.some(name => name === section),
  }))

/** The section after this one that is not finished; undefined when nothing is left. */
export function nextSection(states: Resume['states'], after: ResumeSectionName): ResumeSectionName | undefined {
  const place = resumeSectionNames.indexOf(after)
  const order = [...resumeSectionNames.slice(place + 1), ...resumeSectionNames.slice(0, place)]
  return order.find(name => states[name] !== 'finished')
}
