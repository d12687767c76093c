import { ButtonLink, Empty, icons, LoadState, PageTitle, Row, Stack, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { useResumes } from '../../hooks/useResume.ts'
import { ResumeCard } from '../../parts/ResumeCard/ResumeCard.tsx'
import { Cards } from './ResumesPage.styles.ts'

const MOST = 5

const create = (
  <ButtonLink variant="primary" icon={icons.plus} href="/user/resume/create">
    新建简历
  </ButtonLink>
)

/** `/user/resume` — my resumes. */
export function ResumesPage() {
  const { resumes, ...state } = useResumes()
  usePageHead({ title: '我的简历', noIndex: true })
  return (
    <Stack gap={5}>
      <Row justify="between">
        <PageTitle size="2xl">我的简历</PageTitle>
        {resumes && resumes.length > 0 && resumes.length < MOST && create}
      </Row>
      <LoadState
        {...state}
        data={resumes}
        isEmpty={list => list.length === 0}
        empty={
          <Empty title="您还没有简历" icon={icons.file} action={create}>
            写好基本信息、求职意向和教育经历就可以投递，大约十分钟。
          </Empty>
        }
      >
        {list => (
          <Cards>
            {list.map(resume => (
              <ResumeCard key={resume.id} resume={resume} />
            ))}
            {list.length >= MOST && (
              <Text size="sm" tone="muted">
                最多保存 {MOST} 份简历，删除不再使用的简历后可以新建。
              </Text>
            )}
          </Cards>
        )}
      </LoadState>
    </Stack>
  )
}
