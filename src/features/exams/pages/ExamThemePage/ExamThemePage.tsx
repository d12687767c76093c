import type { ExamSummary, ThemeInfo } from '#contract/exams'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  DetailHead,
  DetailLayout,
  Heading,
  LoadState,
  PageError,
  Row,
  Stack,
  TabLinks,
  Tag,
  Text,
  VisuallyHidden,
} from '#design-system'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { useTheme } from '../../hooks/useThemes.ts'
import { cityLabel, figuresOf, kindLabel, stageTag } from '../../model/exam-words.ts'
import { mainActionOf } from '../../model/main-action.ts'
import { comingMoment } from '../../model/moments.ts'
import { themeHead } from '../../model/structured-data.ts'
import { chosenExam, type ThemeView, themeAddress, themeHref, themeViews } from '../../model/theme-address.ts'
import { NextDate } from '../../parts/NextDate/NextDate.tsx'
import { Overview } from './Overview.tsx'

const CitiesView = later(async () => (await import('./views.tsx')).CitiesView)
const FilesView = later(async () => (await import('./views.tsx')).FilesView)
const NoticesView = later(async () => (await import('./views.tsx')).NoticesView)
const PositionsView = later(async () => (await import('./views.tsx')).PositionsView)
const ExamChain = later(async () => (await import('../../parts/ExamChain/ExamChain.tsx')).ExamChain)
const Share = later(async () => (await import('./Share.tsx')).Share)
const ThemeAside = later(async () => (await import('./ThemeAside.tsx')).ThemeAside)

function View({ theme, exam, view }: { theme: ThemeInfo; exam: ExamSummary | undefined; view: ThemeView }) {
  switch (view) {
    case 'overview':
      return <Overview theme={theme} exam={exam} />
    case 'positions':
      return <PositionsView theme={theme} />
    case 'notices':
      return <NoticesView theme={theme} />
    case 'cities':
      return <CitiesView theme={theme} />
    case 'files':
      return <FilesView theme={theme} />
    default:
      return view satisfies never
  }
}

const countOf = ({ positions, articles, exams, attachments }: ThemeInfo, view: ThemeView) =>
  ({ overview: 0, positions, notices: articles.length, cities: exams.length, files: attachments.length })[view]

/** `/exam/theme/:id` — one recruitment: where it is, what comes next, its positions, notices, cities and files. */
export function ExamThemePage() {
  const { query } = useRequest()
  const { view, exam: asked } = themeAddress.parse(query)
  const { user } = useSession()
  const now = useServiceNow()
  const { theme, ...state } = useTheme()
  usePageHead(theme ? themeHead(theme) : null)
  if (isNotFound(state.error)) return <ThemeMissing />
  return (
    <LoadState {...state} data={theme}>
      {shown => {
        const exam = chosenExam(shown, asked)
        const next = exam && comingMoment(exam.timeline, now)
        const action = exam && mainActionOf(exam, user?.userType === 1)
        const stage = stageTag(exam?.stage ?? shown.stage)
        // Positions take the whole width; the main action stands with each of them.
        const isWide = view === 'positions'
        const main = action && (
          <ButtonLink
            variant={action.pressing ? 'primary' : 'secondary'}
            size={isWide ? 'small' : 'large'}
            href={action.href}
          >
            {action.label}
          </ButtonLink>
        )
        const leadsOn = action && !action.href.startsWith(themeHref(shown.id))
        return (
          <DetailLayout
            crumbs={[
              { label: '首页', href: pathTo('home') },
              { label: '考试中心', href: pathTo('examCentre') },
              { label: '招聘项目', href: pathTo('examThemes') },
              { label: shown.title },
            ]}
            actions={isWide ? null : main}
            aside={isWide ? null : <ThemeAside theme={shown} exam={exam} />}
          >
            <DetailHead
              title={
                <>
                  {shown.title} <Tag tone={stage.tone}>{stage.label}</Tag>
                </>
              }
              figure={isWide && next && `${next.label} ${next.words}`}
              owner={<Text tone="muted">{shown.organiser}</Text>}
              facts={[kindLabel(shown.kind), shown.cities.map(cityLabel).join('、'), ...figuresOf(shown)]}
            >
              <Row gap={3} className="no-print">
                {isWide && leadsOn && main}
                <Share title={shown.title} />
              </Row>
            </DetailHead>
            {shown.exams.length > 1 && (
              <TabLinks
                label="哪个地市的时间"
                items={[
                  ...(isWide
                    ? [{ href: themeHref(shown.id, { view }), label: '全部地市', current: asked === '' }]
                    : []),
                  ...shown.exams.map(({ id, city }) => ({
                    href: themeHref(shown.id, { view, exam: id }),
                    label: cityLabel(city),
                    current: id === (isWide ? asked : exam?.id),
                  })),
                ]}
              />
            )}
            {exam && !isWide && (
              <Stack gap={5}>
                <NextDate timeline={exam.timeline} />
                <ExamChain exam={exam} />
              </Stack>
            )}
            <TabLinks
              label="招聘项目的内容"
              items={themeViews.map(({ value, label }) => {
                const count = countOf(shown, value)
                return {
                  href: themeHref(shown.id, { view: value, exam: asked }),
                  label: count > 0 ? `${label}（${count}）` : label,
                  current: value === view,
                }
              })}
            />
            <div>
              <VisuallyHidden>
                <Heading level={2}>{themeViews.find(({ value }) => value === view)?.label}</Heading>
              </VisuallyHidden>
              <View theme={shown} exam={exam} view={view} />
            </div>
          </DetailLayout>
        )
      }}
    </LoadState>
  )
}

function ThemeMissing() {
  usePageHead({ title: '招聘项目不存在', noIndex: true })
  return (
    <PageError
      area="exams"
      title="没有找到这个招聘项目"
      actions={[
        { label: '全部招聘项目', href: pathTo('examThemes') },
        { label: '考试资讯', href: pathTo('examNews') },
        { label: '考试中心', href: pathTo('examCentre') },
      ]}
    >
      项目可能已经撤下，或者地址输错了。
    </PageError>
  )
}
