import { examListLabel } from '#contract/exam-list'
import type { ExamListInfo } from '#contract/exam-lists'
import { pathTo } from '#contract/pages'
import {
  Alert,
  Button,
  Card,
  DetailHead,
  DetailLayout,
  DetailSection,
  EmptyState,
  icons,
  Link,
  LoadState,
  PageError,
  Pagination,
  Row,
  ShareButton,
  Stack,
  Tag,
  Text,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { pageCountOf, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useExamList } from '../../hooks/useExamList.ts'
import { useExportList } from '../../hooks/useExportList.ts'
import { listAddress, listHref } from '../../model/list-address.ts'
import { ListFacts } from '../../parts/ListFacts/ListFacts.tsx'
import { ListLinks } from '../../parts/ListLinks/ListLinks.tsx'
import { PositionPlaces } from '../../parts/PositionPlaces/PositionPlaces.tsx'

const RecomputeList = later(async () => (await import('../../parts/RecomputeList/RecomputeList.tsx')).RecomputeList)
const TicketSearch = later(async () => (await import('../../parts/TicketSearch/TicketSearch.tsx')).TicketSearch)

function Superseded({ shown: { list, lists } }: { shown: ExamListInfo }) {
  const latest = lists.find(({ kind, superseded }) => kind === list.kind && !superseded)
  if (!list.superseded || !latest) return null
  return (
    <Alert
      tone="warning"
      title="这一版已经被替代"
      action={<Link href={pathTo('examResultList', { id: latest.id })}>看第 {latest.version} 版</Link>}
    >
      名单后来有变更，请以新版本为准。这一版保留供查阅。
    </Alert>
  )
}

function Positions({ shown, ticket }: { shown: ExamListInfo; ticket: string }) {
  const { list, positions } = shown
  if (positions.list.length === 0) {
    return (
      <EmptyState title="没有找到" icon={icons.search} action={<Link href={listHref(list.id)}>看全部岗位</Link>}>
        {ticket === '' ? '这一页没有岗位。' : `名单的数据里没有准考证号 ${ticket}，请核对号码和考试。`}
      </EmptyState>
    )
  }
  return (
    <>
      {positions.list.map(position => (
        <PositionPlaces key={position.code} position={position} kind={list.kind} named={list.named} ticket={ticket} />
      ))}
      <Pagination
        page={positions.page}
        pageCount={pageCountOf(positions)}
        hrefFor={page => listHref(list.id, { ticket, page })}
        total={{ count: positions.total }}
        unit="个岗位"
      />
    </>
  )
}

function Downloads({ id }: { id: string }) {
  const { save, fetching } = useExportList(id)
  return (
    <Row gap={3}>
      <Button loading={fetching === 'xlsx'} onClick={() => void save('xlsx')}>
        下载 XLSX
      </Button>
      <Button loading={fetching === 'csv'} onClick={() => void save('csv')}>
        下载 CSV
      </Button>
    </Row>
  )
}

/** `/exam/lists/:id` — a released list: its rule, everybody in it, and the means to reckon it again. */
export function ExamResultListPage() {
  const { ticket } = listAddress.parse(useRequest().query)
  const { shown, ...state } = useExamList()
  usePageHead(shown ? { title: `${examListLabel(shown.list.kind)}：${shown.exam.title}`, noIndex: true } : null)
  if (isNotFound(state.error)) return <ListMissing />
  return (
    <LoadState {...state} data={shown}>
      {info => (
        <DetailLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '考试中心', href: pathTo('examCentre') },
            { label: info.exam.title, href: pathTo('examTheme', { id: info.exam.themeId }) },
            { label: examListLabel(info.list.kind) },
          ]}
          aside={
            <>
              <Card title="按准考证号查找">
                <TicketSearch key={ticket} list={info.list.id} ticket={ticket} />
              </Card>
              <Card title="全部名单">
                <ListLinks lists={info.lists} current={info.list.id} />
              </Card>
            </>
          }
        >
          <DetailHead
            title={
              <>
                {examListLabel(info.list.kind)} {info.list.superseded && <Tag tone="warning">已被替代</Tag>}
              </>
            }
            owner={<Text tone="muted">{info.exam.title}</Text>}
          >
            <Stack gap={4}>
              <Superseded shown={info} />
              <ListFacts shown={info} />
              <Row gap={3} className="no-print">
                <Downloads id={info.list.id} />
                <ShareButton title={`${info.exam.title}${examListLabel(info.list.kind)}`} />
              </Row>
            </Stack>
          </DetailHead>
          <DetailSection title="确定名单的规则">
            <ul>
              {info.list.rule.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </DetailSection>
          <DetailSection title="自己重算">
            <RecomputeList key={info.list.id} shown={info} />
          </DetailSection>
          <Positions shown={info} ticket={ticket} />
        </DetailLayout>
      )}
    </LoadState>
  )
}

function ListMissing() {
  usePageHead({ title: '名单不存在', noIndex: true })
  return (
    <PageError
      area="exams"
      title="没有找到这份名单"
      actions={[
        { label: '招聘项目', href: pathTo('examThemes') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '返回首页', href: pathTo('home') },
      ]}
    >
      名单可能还没有公布，或者地址输错了。
    </PageError>
  )
}
