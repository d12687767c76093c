import { useState } from 'react'
import type { OfficeSites } from '#contract/exam-office'
import { pathTo } from '#contract/pages'
import {
  Alert,
  ButtonLink,
  EmptyState,
  icons,
  Link,
  LoadState,
  PageError,
  RecordListLayout,
  Stack,
  Text,
} from '#design-system'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useOfficeExam } from '../../hooks/useOfficeExam.ts'
import { useSites, useSiteWork } from '../../hooks/useSites.ts'
import { sitesHref, sitesSearch } from '../../model/office-addresses.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { seatedAt, sizeOfRooms } from '../../model/site-values.ts'
import { examIn } from '../../reads.ts'
import { SeatingPanel } from '../SeatingPanel/SeatingPanel.tsx'
import { SiteForm } from '../SiteForm/SiteForm.tsx'
import { SiteList } from '../SiteList/SiteList.tsx'

interface OpenedProps {
  exam: string
  /** Its id; `new` for one more. */
  which: string
  sites: OfficeSites
}

/** The site that is written down. A colleague may take it away meanwhile: what is typed stays. */
function Opened({ exam, which, sites: { list, ticketFrom } }: OpenedProps) {
  const say = useSay()
  const navigate = useNavigate()
  const now = useServiceNow()
  const work = useSiteWork(exam)
  const [site] = useState(() => list.find(({ id }) => id === which) ?? null)
  if (!site && which !== 'new') {
    return (
      <EmptyState title="没有这个考点" icon={icons.mapPin} action={<Link href={sitesHref(exam)}>回到考点列表</Link>}>
        可能已经被同事删除。
      </EmptyState>
    )
  }
  return (
    <SiteForm
      exam={exam}
      site={site}
      isPrinting={now >= ticketFrom}
      onSave={async (body, version) => {
        await work.save(body, site ? { id: site.id, version } : undefined)
        say.done(site ? '考点已保存' : '考点已添加')
        navigate(sitesHref(exam))
      }}
      onRemove={async one => {
        await work.remove(one)
        navigate(sitesHref(exam))
      }}
    />
  )
}

const isSeated = ({ list }: OfficeSites) => list.some(site => seatedAt(site).people > 0)

const seatsIn = ({ list }: OfficeSites) => sizeOfRooms(list.flatMap(({ rooms }) => rooms)).seats

/** Where the written papers of an exam are sat: its sites, or the one that is written down, as the address says. */
export function SitesDesk() {
  usePageHead({ title: '考点', noIndex: true })
  const request = useRequest()
  const { exam } = examIn(request)
  const { site: which } = sitesSearch.parse(request.query)
  const { desk, ...deskState } = useOfficeExam()
  const { sites, ...sitesState } = useSites()
  const error = sitesState.error ?? deskState.error
  if (isNotFound(error)) {
    return (
      <PageError
        area="exams"
        title="没有这场考试，或者您没有办理权限"
        actions={[{ label: '考试业务', href: pathTo('examOffice') }]}
      />
    )
  }
  const mayChange = sites?.open === true && desk?.mandates.includes('prepare') === true
  const isOpened = which !== '' && mayChange
  const title = isOpened ? (which === 'new' ? '添加考点' : '修改考点') : '考点'
  return (
    <RecordListLayout
      title={title}
      lead={
        sites && desk && `${sites.list.length} 个考点，${seatsIn(sites)} 个座位；报名成功 ${desk.figures.complete} 人。`
      }
      crumbs={officeCrumbs(exam, desk?.exam.title, '考点')}
      actions={
        isOpened ? (
          <Link href={sitesHref(exam)}>回到考点列表</Link>
        ) : (
          mayChange && (
            <ButtonLink href={sitesHref(exam, 'new')} icon={icons.plus}>
              添加考点
            </ButtonLink>
          )
        )
      }
      tools={sites && !sites.open && <Alert tone="info">考试已经结束，考点和考场只能查看。</Alert>}
    >
      <LoadState
        error={error}
        isLoading={sitesState.isLoading || deskState.isLoading}
        retry={() => {
          sitesState.retry()
          deskState.retry()
        }}
        // What one may do with them is known with the exam.
        data={desk && sites}
        isEmpty={({ list }) => list.length === 0 && !isOpened}
        empty={
          <EmptyState title="还没有考点" icon={icons.mapPin}>
            添加笔试的考点和考场以后才能编排座位。技能测试、面试的考点随安排表导入，不在这里。
          </EmptyState>
        }
      >
        {shown =>
          isOpened ? (
            <Opened key={which} exam={exam} which={which} sites={shown} />
          ) : (
            <Stack gap={3}>
              <SiteList exam={exam} sites={shown.list} canChange={mayChange} />
              <Text size="sm" tone="muted">
                平面图按考场表画出。
                <Link href={pathTo('examTicket', { id: exam }, { view: 'sites' })}>看考生看到的平面图</Link>
              </Text>
              {mayChange && isSeated(shown) && <SeatingPanel exam={exam} />}
            </Stack>
          )
        }
      </LoadState>
    </RecordListLayout>
  )
}
