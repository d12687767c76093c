import { pathTo } from '#contract/pages'
import { ButtonLink, icons, Link, RecordListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useResumes } from '../../hooks/useResume.ts'
import { MOST_RESUMES } from '../../model/resume-labels.ts'
import { pairsOf } from '../../model/versions.ts'
import { ResumeCards } from '../../parts/ResumeCards/ResumeCards.tsx'

/** `/user/resume` — my resumes. */
export function ResumesPage() {
  const { resumes = [] } = useResumes()
  usePageHead({ title: '我的简历', noIndex: true })
  return (
    <RecordListLayout
      title="我的简历"
      lead={
        resumes.length > 0 && (
          <>
            <Link href={pathTo('resumePrivacy', null, { tab: 'looks' })}>看看谁看过我的简历</Link>，
            <Link href={pathTo('resumePrivacy', null, { tab: 'blocks' })}>设置不想被看到的单位</Link>。
          </>
        )
      }
      actions={
        resumes.length > 0 &&
        pairsOf(resumes).length < MOST_RESUMES && (
          <ButtonLink variant="primary" icon={icons.plus} href={pathTo('resumeCreate')}>
            新建简历
          </ButtonLink>
        )
      }
    >
      <ResumeCards />
    </RecordListLayout>
  )
}
