import { pathTo } from '#contract/pages'
import { ButtonLink, Card, LoadState, PageTitle, Row, Stack, Stat, StatList, Text } from '#design-system'
import { useSession } from '#platform/session'
import { useOverview } from '../../hooks/useOverview.ts'
import { resumeHref } from '../../model/addresses.ts'
import { nextSteps } from '../../model/next-steps.ts'

/** A seeker's centre: what needs me today, then counts. With the page's title. */
export function SeekerCenter() {
  const { user } = useSession()
  const { overview, ...state } = useOverview()
  return (
    <Stack gap={6}>
      <PageTitle>{user?.nickName ? `${user.nickName}，您好` : '个人中心'}</PageTitle>
      <LoadState {...state} data={overview}>
        {shown => (
          <Stack gap={6}>
            <Card title="今天要做的">
              <Stack gap={4}>
                {nextSteps(shown).map(({ title, hint, href, action }, place) => (
                  <Row key={href} justify="between" gap={3}>
                    <div>
                      <Text strong>{title}</Text>
                      <Text size="sm" tone="muted">
                        {hint}
                      </Text>
                    </div>
                    <ButtonLink variant={place === 0 ? 'primary' : 'secondary'} href={href}>
                      {action}
                    </ButtonLink>
                  </Row>
                ))}
              </Stack>
            </Card>
            <StatList>
              <Stat label="投递" value={shown.applications} unit="次" href={pathTo('applications')} />
              <Stat
                label="待您回应"
                value={shown.answered}
                unit="个"
                href={pathTo('applications', null, { state: 'interview' })}
              />
              <Stat
                label="收藏"
                value={shown.favourites}
                unit="个"
                href={pathTo('viewedJobs', null, { tab: 'favourites' })}
              />
              <Stat label="浏览" value={shown.viewed} unit="个" href={pathTo('viewedJobs')} />
              {shown.resume && (
                <Stat
                  label="简历完整度"
                  value={shown.resume.completeness}
                  unit="%"
                  href={resumeHref(shown.resume.id)}
                />
              )}
            </StatList>
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}
