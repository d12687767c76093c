import { pathTo } from '#contract/pages'
import { ButtonLink, EmptyState, icons, LoadState, Text } from '#design-system'
import { AreaDrawing } from '#features/site'
import { useResumes } from '../../hooks/useResume.ts'
import { MOST_RESUMES } from '../../model/resume-labels.ts'
import { pairsOf } from '../../model/versions.ts'
import { ResumeCard } from '../ResumeCard/ResumeCard.tsx'
import { Cards, Pair } from './ResumeCards.styles.ts'

/** All of my resumes, each beside its English version, or a way to the first. */
export function ResumeCards() {
  const { resumes, ...state } = useResumes()
  return (
    <LoadState
      {...state}
      data={resumes}
      isEmpty={list => list.length === 0}
      empty={
        <EmptyState
          picture={<AreaDrawing name="jobs" />}
          title="您还没有简历"
          action={
            <ButtonLink variant="primary" icon={icons.plus} href={pathTo('resumeCreate')}>
              新建简历
            </ButtonLink>
          }
        >
          写好基本信息、求职意向和教育经历就可以投递，大约十分钟。
        </EmptyState>
      }
    >
      {list => (
        <Cards>
          {pairsOf(list).map(({ resume, english }) =>
            english ? (
              <Pair key={resume.id}>
                <ResumeCard resume={resume} english={english} />
                <ResumeCard resume={english} />
              </Pair>
            ) : (
              <ResumeCard key={resume.id} resume={resume} />
            ),
          )}
          {pairsOf(list).length >= MOST_RESUMES && (
            <Text size="sm" tone="muted">
              最多保存 {MOST_RESUMES} 份简历，删除不再使用的简历后可以新建。
            </Text>
          )}
        </Cards>
      )}
    </LoadState>
  )
}
