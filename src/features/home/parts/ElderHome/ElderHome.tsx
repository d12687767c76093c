import { pathTo } from '#contract/pages'
import { Card, Icon, icons, Link, Stack, Text } from '#design-system'
import { helpLines, useSiteConfig } from '#features/site'
import { useSession } from '#platform/session'
import { usePlace } from '../../hooks/usePlace.ts'
import { elderEntries } from '../../model/elder-entries.ts'
import { HomeNotices } from '../HomeNotices/HomeNotices.tsx'
import { TodayStrip } from '../TodayStrip/TodayStrip.tsx'
import { WelcomeCard } from '../WelcomeCard/WelcomeCard.tsx'
import { Lines, Root, Rows, Tiles } from './ElderHome.styles.ts'
import { ElderJobs } from './ElderJobs.tsx'

/** The first page in elder mode: whom to call, four ways, then little of each, and the way to everything else. */
export function ElderHome() {
  const place = usePlace()
  const { user } = useSession()
  const { config } = useSiteConfig()
  const { large, others } = elderEntries(user, place)
  const lines = helpLines(config)
  return (
    <Root>
      {lines.length > 0 && (
        <Card title="打电话问">
          <Stack gap={3}>
            <Lines>
              {lines.map(({ name, number }) => (
                <li key={name}>
                  <Link variant="plain" href={`tel:${number}`}>
                    <Icon path={icons.phone} size="large" />
                    <span>{name}</span>
                    <b>{number}</b>
                  </Link>
                </li>
              ))}
            </Lines>
            <Text>工作日 09:00-17:00</Text>
          </Stack>
        </Card>
      )}
      <nav aria-label="常用服务">
        <Tiles>
          {large.map(({ title, href, icon }) => (
            <li key={href}>
              <Link variant="plain" href={href}>
                <Icon path={icon} size="large" />
                {title}
              </Link>
            </li>
          ))}
        </Tiles>
      </nav>
      <WelcomeCard />
      <TodayStrip />
      <ElderJobs />
      <HomeNotices />
      <Card title="更多服务">
        <Rows>
          {[...others, { title: '全部服务', href: pathTo('siteMap'), icon: icons.grid }].map(
            ({ title, href, icon }) => (
              <li key={href}>
                <Link variant="plain" href={href}>
                  <Icon path={icon} />
                  {title}
                </Link>
              </li>
            ),
          )}
        </Rows>
      </Card>
    </Root>
  )
}
