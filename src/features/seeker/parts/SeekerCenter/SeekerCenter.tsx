import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  EntryGrid,
  icons,
  LoadState,
  PageTitle,
  Row,
  Stack,
  Stat,
  StatList,
  Text,
} from '#design-system'
import { useSession } from '#platform/session'
import { useOverview } from '../../hooks/useOverview.ts'
import { resumeHref } from '../../model/addresses.ts'
import { nextSteps } from '../../model/next-steps.ts'

const entries = [
  { title: '我的简历', href: pathTo('resumes'), icon: icons.file },
  { title: '我的投递', href: pathTo('applications'), icon: icons.briefcase },
  { title: '收藏的职位', href: pathTo('viewedJobs', null, { tab: 'favourites' }), icon: icons.star },
  { title: '浏览记录', href: pathTo('viewedJobs'), icon: icons.eye },
  { title: '保存的搜索', href: pathTo('savedSearches'), icon: icons.bell },
  { title: '求职进展', href: pathTo('jobHunt'), icon: icons.chart },
  { title: '消息', href: pathTo('seekerMessages'), icon: icons.message },
  { title: '找职位', href: pathTo('jobSearch'), icon: icons.search },
]

/** A seeker's centre: what needs me today, then counts, then where everything is. With the page's title. */
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
      <EntryGrid aria-label="常用入口" items={entries} />
    </Stack>
  )
}
