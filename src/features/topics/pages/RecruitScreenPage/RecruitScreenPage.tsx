import { pathTo } from '#contract/pages'
import type { RecruitScreen } from '#contract/topics'
import { Heading, Link, LoadState, PageTitle } from '#design-system'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useRecruitScreen } from '../../hooks/useRecruitScreen.ts'
import { useSecond } from '../../hooks/useSecond.ts'
import { freshnessOf } from '../../model/freshness.ts'
import { Age, Bar, Bars, Columns, Newest, Note, Totals, Wall } from './RecruitScreenPage.styles.ts'

/** `/screen/recruit` — for the wall of a hall: renews itself, keeps its figures while the line is down and says their age. */
export function RecruitScreenPage() {
  usePageHead({ title: '招聘大屏', description: '江西省在招职位、招聘人数和各市分布的实时数据。' })
  const { screen, cameAt, error, ...state } = useRecruitScreen()
  return (
    <Wall>
      {screen ? (
        <Shown screen={screen} cameAt={cameAt} failed={error !== undefined} />
      ) : (
        <LoadState {...state} error={error} data={screen}>
          {() => null}
        </LoadState>
      )}
    </Wall>
  )
}

/** As people read figures from afar: 15,353. */
const figure = (value: number) => value.toLocaleString('zh-CN')

interface FreshnessProps {
  at: number
  cameAt: number | null
  failed: boolean
}

/** The one part that is drawn every second. The age counts from when the figures came: the wall's own clock may be wrong. */
function Freshness({ at, cameAt, failed }: FreshnessProps) {
  const now = useSecond()
  const { text, isStale } = freshnessOf(cameAt ?? now, now)
  return (
    <Age data-stale={isStale || undefined}>
      {failed || isStale ? '网络不稳定，正在重连。' : ''}数据取自 {formatDate(at, 'YYYY-MM-DD HH:mm:ss')}（{text}）
    </Age>
  )
}

function Shown({ screen, cameAt, failed }: { screen: RecruitScreen; cameAt: number | null; failed: boolean }) {
  const totals = [
    ['在招职位', screen.jobs],
    ['招聘人数', screen.headcount],
    ['招聘单位', screen.companies],
    ['今日更新职位', screen.newToday],
    ...(screen.applicationsToday === null ? [] : [['今日投递', screen.applicationsToday] as const]),
  ] as const
  return (
    <>
      <Bar>
        <PageTitle masthead>江西公共招聘大屏</PageTitle>
        <Freshness at={screen.at} cameAt={cameAt} failed={failed} />
        <Link href={pathTo('home')} variant="quiet">
          退出大屏
        </Link>
      </Bar>
      <Totals>
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure(value)}</dd>
          </div>
        ))}
      </Totals>
      <Columns>
        <Ranking title="各市在招职位" rows={screen.cities} />
        {screen.crowd.length > 0 ? (
          <Ranking
            title="招聘会现场"
            note="整场为现场人数；“扫码”为近半小时在该馆展位扫过码的人数"
            rows={screen.crowd}
          />
        ) : (
          <Ranking title="职位大类" rows={screen.families} />
        )}
        <section>
          <Heading level={2}>最新职位</Heading>
          <Newest>
            {screen.newest.map(({ id, title, companyName, place }) => (
              <li key={id}>
                <b>{title}</b>
                <span>
                  {place} · {companyName}
                </span>
              </li>
            ))}
          </Newest>
        </section>
      </Columns>
    </>
  )
}

interface RankingProps {
  title: string
  /** What is counted, where the rows do not say it. */
  note?: string
  rows: RecruitScreen['cities']
}

function Ranking({ title, note, rows }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <section>
      <div>
        <Heading level={2}>{title}</Heading>
        {note && <Note>{note}</Note>}
      </div>
      <Bars>
        {rows.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="10" />
              <rect width={(value / most) * 100} height="10" />
            </svg>
            <b>{figure(value)}</b>
          </li>
        ))}
      </Bars>
    </section>
  )
}
