import type { OutputOf } from '#contract/endpoint'
import type { listExams } from '#contract/exams'
import { FilterBar } from '#design-system'
import { examFilters, filteredAddress, selectedIn } from '../../model/exam-filters.ts'
import type { ExamSearch } from '../../model/exam-search.ts'

interface Props {
  search: ExamSearch
  exams: OutputOf<typeof listExams> | undefined
}

/** Kind and city, each with how many exams it leaves. */
export const Filters = ({ search, exams }: Props) => (
  <FilterBar
    groups={examFilters(search, exams?.facets)}
    selected={selectedIn(search)}
    hrefFor={filters => filteredAddress(search, filters)}
    doneLabel={exams ? `查看 ${exams.total} 场考试` : '查看考试'}
  />
)
