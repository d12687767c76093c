import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { sexList } from '#contract/reference/person'
import { wageList } from '#contract/reference/wages'
import type { TalentCard } from '#contract/talents'

/** Address of an open resume, beside those that were sent to the employer under the same path. */
export const talentHref = (id: string) => pathTo('receivedResume', { id }, { view: 'talent' })

/** Who it is, as far as the viewer may know, and what for: 阿** · 会计、财务主管. */
export const titleOf = ({ name, wishes }: Pick<TalentCard, 'name' | 'wishes'>) =>
  [name, wishes.join('、') || '期望职位未填写'].filter(Boolean).join(' · ')

/** Facts of one line; what is not said is ''. */
export const factsOf = (talent: TalentCard) => [
  labelOf(sexList, talent.sex),
  talent.age === null ? '' : `${talent.age} 岁`,
  labelOf(educationList, talent.education),
  labelOf(experienceList, talent.experience),
  talent.place,
]

export const wageText = ({ wage }: TalentCard) => labelOf(wageList, wage) || '面议'

/** What somebody did and learned, and where the next job may be. */
export const summaryOf = ({ latestTitle, major, cities }: TalentCard) =>
  [
    latestTitle && `最近职位：${latestTitle}`,
    major && `专业：${major}`,
    cities.length > 0 && `期望城市：${cities.join('、')}`,
  ]
    .filter(Boolean)
    .join('　')
