import type { ReceivedApplication } from '#contract/applications'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'

/** 28 岁 · 本科 · 三到五年 · 南昌市; what is not known is left out. */
export const factsOf = ({ age, education, experience, place }: ReceivedApplication) =>
  [age === null ? '' : `${age} 岁`, labelOf(educationList, education), labelOf(experienceList, experience), place]
    .filter(Boolean)
    .join(' · ')

/** The company's own tags in one line. */
export const tagWords = ({ tags }: Pick<ReceivedApplication, 'tags'>) => tags.map(({ name }) => name).join('、')

/** Who it is, as a list says it. */
export const nameOf = ({ name }: Pick<ReceivedApplication, 'name'>) => name || '未填写姓名'
