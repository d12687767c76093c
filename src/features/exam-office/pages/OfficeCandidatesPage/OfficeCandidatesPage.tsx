import { pathTo } from '#contract/pages'
import { LAST_PAGE } from '#contract/paging'
import {
  Card,
  EmptyState,
  icons,
  LoadState,
  PageError,
  Pagination,
  RecordList,
  RecordListLayout,
  RecordRow,
  Stack,
  Tag,
  Text,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { pageCountOf, useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useCandidateExport, useCandidates } from '../../hooks/useCandidates.ts'
import { useOfficeExam } from '../../hooks/useOfficeExam.ts'
import { candidateState } from '../../model/candidate-words.ts'
import { candidateFilter, candidatesHref, candidatesSearch } from '../../model/office-addresses.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { CandidateExport } from '../../parts/CandidateExport/CandidateExport.tsx'
import { examIn } from '../../reads.ts'
import { CandidateDrawer } from './CandidateDrawer.tsx'
import { CandidateSearch } from './CandidateSearch.tsx'

/** `/manage/exam-office/:id/candidates` — candidates are found, looked at masked, and taken along. */
export function OfficeCandidatesPage() {
  usePageHead({ title: '考生', noIndex: true })
  const request = useRequest()
  const { exam } = examIn(request)
  const search = candidatesSearch.parse(request.query)
  const navigate = useNavigate()
  const say = useSay()
  const { desk } = useOfficeExam()
  const { candidates, ...state } = useCandidates()
  const sheets = useCandidateExport()
  if (isNotFound(state.error)) {
    return (
      <PageError
        area="exams"
        title="没有这场考试，或者您没有办理权限"
        actions={[{ label: '考试业务', href: pathTo('examOffice') }]}
      />
    )
  }
  const filter = { exam, ...candidateFilter(search) }
  return (
    <RecordListLayout
      title="考生"
      lead="号码默认遮盖。查看完整证件号码要写明原因，考生会看到。"
      crumbs={officeCrumbs(exam, desk?.exam.title, '考生')}
      tools={
        <Card>
          <CandidateSearch
            key={`${search.t} ${search.position} ${search.state}`}
            search={search}
            onSearch={asked => navigate(candidatesHref(exam, asked))}
          />
        </Card>
      }
    >
      <LoadState
        {...state}
        data={candidates}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title="没有找到考生"
            icon={icons.user}
            page={{ list: candidates, firstHref: candidatesHref(exam, { ...search, page: 1 }), unit: '名考生' }}
          >
            换一个姓名、报名序号、证件号后四位或者职位代码试试。草稿没有提交，不在这里。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={4}>
            <CandidateExport
              total={total}
              canPrepare={desk?.mandates.includes('prepare') === true}
              onSave={() => sheets.save(filter)}
              onPrepare={async reason => {
                await sheets.prepare(filter, reason)
                say.done('已经提交，核准后在“变更与核准”里下载')
              }}
            />
            <RecordList>
              {list.map(candidate => (
                <RecordRow
                  key={candidate.id}
                  title={candidate.name}
                  href={candidatesHref(exam, { ...search, candidate: candidate.id })}
                  state={<Tag>{candidateState(candidate)}</Tag>}
                  facts={[
                    `报名序号 ${candidate.number}`,
                    candidate.idShown,
                    `${candidate.position.unit} ${candidate.position.title}`,
                  ]}
                  current={candidate.id === search.candidate}
                />
              ))}
            </RecordList>
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => candidatesHref(exam, { ...search, page, candidate: '' })}
            />
            {total > LAST_PAGE * pageSize && (
              <Text size="sm" tone="muted">
                只能翻到第 {LAST_PAGE} 页，后面的考生请用上面的条件缩小范围。
              </Text>
            )}
          </Stack>
        )}
      </LoadState>
      <CandidateDrawer exam={exam} search={search} />
    </RecordListLayout>
  )
}
