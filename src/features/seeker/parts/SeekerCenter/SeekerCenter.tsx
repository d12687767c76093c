import type { ReactNode } from 'react'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  CentreLayout,
  Heading,
  LoadState,
  RecordList,
  RecordRow,
  Stat,
  StatList,
} from '#design-system'
import { useSession } from '#platform/session'
import { useOverview } from '../../hooks/useOverview.ts'
import { resumeHref } from '../../model/addresses.ts'
import { nextSteps, type Overview, waitingFor } from '../../model/next-steps.ts'
import { FirstSteps } from '../FirstSteps/FirstSteps.tsx'
import { RecentApplications } from '../RecentApplications/RecentApplications.tsx'

/** A seeker's centre: what needs me today, then counts, what I applied for last, and what is given as children. With the page's title. */
export function SeekerCenter({ children }: { children?: ReactNode }) {
  const { user } = useSession()
  const { overview, ...state } = useOverview()
  return (
    <CentreLayout
      title={user?.nickName ? `${user.nickName}，您好` : '个人中心'}
      today={
        <>
          <Heading level={2} size="lg">
            今天要做的
          </Heading>
          <LoadState {...state} data={overview}>
            {shown => (
              <RecordList>
                {nextSteps(shown).map(({ title, hint, href, action }, place) => (
                  <RecordRow
                    key={href}
                    level={3}
                    title={title}
                    summary={hint}
                    actions={
                      <ButtonLink size="small" variant={place === 0 ? 'primary' : 'secondary'} href={href}>
                        {action}
                      </ButtonLink>
                    }
                  />
                ))}
              </RecordList>
            )}
          </LoadState>
        </>
      }
      figures={overview && <Figures overview={overview} />}
    >
      {overview?.applications === 0 ? <FirstSteps overview={overview} /> : <RecentApplications />}
      {children}
    </CentreLayout>
  )
}

const Figures = ({ overview }: { overview: Overview }) => {
  const { applications, favourites, viewed, resume } = overview
  const waiting = waitingFor(overview)
  return (
    <Card>
      <StatList>
        <Stat label="投递" value={applications} unit="次" href={pathTo('applications')} />
        <Stat label="待您回应" value={waiting.count} unit="个" href={waiting.href} />
        <Stat label="收藏" value={favourites} unit="个" href={pathTo('viewedJobs', null, { tab: 'favourites' })} />
        <Stat label="浏览" value={viewed} unit="个" href={pathTo('viewedJobs')} />
        {resume && <Stat label="简历完整度" value={resume.completeness} unit="%" href={resumeHref(resume.id)} />}
      </StatList>
    </Card>
  )
}
