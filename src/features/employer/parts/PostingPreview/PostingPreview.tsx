import { useId } from 'react'
import type { JobDraft } from '#contract/job-posting'
import { educationList } from '#contract/reference/education'
import { experienceList, jobTagList, natureList, probationList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { jiangxiRegions } from '#contract/reference/regions'
import { CheckAnswers } from '#design-system'
import { formatSalary } from '#platform/text'

const cities = jiangxiRegions[0]?.children ?? []

function placeOf({ city, district, address }: JobDraft) {
  const found = cities.find(({ value }) => value === city)
  return [found?.label, labelOf(found?.children ?? [], district), address].filter(Boolean).join(' ')
}

/** The posting read back before it is published. */
export const PostingPreview = ({ draft }: { draft: JobDraft }) => {
  const id = useId()
  return (
    <CheckAnswers
      sections={[
        {
          id: `${id}-job`,
          title: '职位',
          rows: [
            { label: '职位名称', value: draft.title },
            { label: '工作性质', value: labelOf(natureList, draft.nature) },
            { label: '招聘人数', value: `${draft.headcount} 人` },
            { label: '截止日期', value: draft.expiresOn },
          ],
        },
        {
          id: `${id}-pay`,
          title: '薪资与福利',
          rows: [
            {
              label: '月薪',
              value: formatSalary({
                minYuan: draft.wageMin,
                maxYuan: draft.wageMax,
                monthsPerYear: draft.wageMonths ?? 12,
              }),
            },
            { label: '试用期', value: labelOf(probationList, draft.probation) },
            { label: '福利', value: draft.welfare.map(value => labelOf(jobTagList, value)).join('、') || '未填写' },
          ],
        },
        {
          id: `${id}-place`,
          title: '地点与要求',
          rows: [
            { label: '工作地点', value: placeOf(draft) },
            { label: '工作时间', value: draft.workingHours || '未填写' },
            { label: '学历', value: labelOf(educationList, draft.education) },
            { label: '经验', value: labelOf(experienceList, draft.experience) },
            { label: '岗位职责', value: draft.duties },
            { label: '任职要求', value: draft.requirements },
          ],
        },
      ]}
    />
  )
}
