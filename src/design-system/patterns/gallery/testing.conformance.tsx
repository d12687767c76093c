import { Button } from '../../primitives/Button/index.ts'
import type { Case } from '../../primitives/gallery/testing.conformance.tsx'
import { type Given, itemsOf, listOf, optionsOf, words } from '../../primitives/gallery/testing.given.ts'
import { search } from '../../primitives/Icon/paths.ts'
import { Link } from '../../primitives/Link/index.ts'
import { ArticleLayout } from '../ArticleLayout/index.ts'
import { BarChart } from '../BarChart/index.ts'
import { BoardLayout } from '../BoardLayout/index.ts'
import { CalendarStrip } from '../CalendarStrip/index.ts'
import { CaptchaCanvas } from '../CaptchaCanvas/index.ts'
import { CategoryMenu } from '../CategoryMenu/index.ts'
import { CategoryPicker } from '../CategoryPicker/index.ts'
import { CentreLayout } from '../CentreLayout/index.ts'
import { CheckAnswers } from '../CheckAnswers/index.ts'
import { CountUp } from '../CountUp/index.ts'
import { DeadlineStrip } from '../DeadlineStrip/index.ts'
import { DetailHead } from '../DetailHead/index.ts'
import { DetailLayout } from '../DetailLayout/index.ts'
import { DetailSection } from '../DetailSection/index.ts'
import { DeviceMeter } from '../DeviceMeter/index.ts'
import { DisplaySettings } from '../DisplaySettings/index.ts'
import { DoneLayout, DoneNext } from '../DoneLayout/index.ts'
import { DonutChart } from '../DonutChart/index.ts'
import { DoorLayout } from '../DoorLayout/index.ts'
import { DraftStatus } from '../DraftStatus/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { EntryGrid } from '../EntryGrid/index.ts'
import { ErrorSummary } from '../ErrorSummary/index.ts'
import { FactList } from '../FactList/index.ts'
import { FilterBar } from '../FilterBar/index.ts'
import { FilterSheet, FilterTags } from '../FilterSheet/index.ts'
import { FloorPlan } from '../FloorPlan/index.ts'
import { Footer } from '../Footer/index.ts'
import { FormSection } from '../FormSection/index.ts'
import { FrontLayout } from '../FrontLayout/index.ts'
import { Header } from '../Header/index.ts'
import { HotSearch } from '../HotSearch/index.ts'
import { InboxLayout } from '../InboxLayout/index.ts'
import { LandingLayout } from '../LandingLayout/index.ts'
import { LineChart } from '../LineChart/index.ts'
import { ListCard } from '../ListCard/index.ts'
import { LoadState } from '../LoadState/index.ts'
import { Masthead } from '../Masthead/index.ts'
import { MessageEntry } from '../MessageEntry/index.ts'
import { Nav } from '../Nav/index.ts'
import { NavigationProgress } from '../NavigationProgress/index.ts'
import { OfflineBanner } from '../OfflineBanner/index.ts'
import { PageError } from '../PageError/index.ts'
import { PageHead } from '../PageHead/index.ts'
import { Container, PageLayout, PageTitle } from '../PageLayout/index.ts'
import { PrintHelper } from '../PrintHelper/index.ts'
import { RadarChart } from '../RadarChart/index.ts'
import { RecordList, RecordRow } from '../RecordList/index.ts'
import { RecordListLayout } from '../RecordListLayout/index.ts'
import { RegionCascader } from '../RegionCascader/index.ts'
import { ResultCount } from '../ResultCount/index.ts'
import { OpenPane, PaneBar, ResultBar, ResultsLayout, ResultsWithPane } from '../ResultsLayout/index.ts'
import { Pane } from '../ResultsLayout/ResultsWithPane.styles.ts'
import { SearchBox } from '../SearchBox/index.ts'
import { ShareButton } from '../ShareButton/index.ts'
import { SideMenu } from '../SideMenu/index.ts'
import { SiteAreaSelector } from '../SiteAreaSelector/index.ts'
import { SmsCodeField } from '../SmsCodeField/index.ts'
import { SortBar } from '../SortBar/index.ts'
import { StatStrip } from '../StatStrip/index.ts'
import { StickyActions } from '../StickyActions/index.ts'
import { TabBar } from '../TabBar/index.ts'
import { TaskList } from '../TaskList/index.ts'
import { TaskColumns, TaskListLayout } from '../TaskListLayout/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { picture } from '../testing.ts'
import { UserBox } from '../UserBox/index.ts'
import { UserMenu } from '../UserMenu/index.ts'

const nothing = () => undefined
const go = () => '/job-search'

const link = (title: string, at: number) => ({ title, url: `/${at}` })
const linksOf = (given: Given) => itemsOf(given, link)
const crumbsOf = (given: Given) => itemsOf(given, label => ({ label }))
const nodesOf = (given: Given) =>
  itemsOf(given, (label, at) => ({ value: String(at), label, children: [{ value: `${at}-0`, label }] }))
const filtersOf = (given: Given) => ({
  groups: [{ name: 'wage', label: '薪资', options: optionsOf(given), multiple: true }],
  selected: { wage: ['0'] },
  hrefFor: go,
})
const headOf = (given: Given) => ({
  title: given.text,
  lead: given.text,
  crumbs: crumbsOf(given),
  actions: <Button>{given.text}</Button>,
})
const chartOf = (given: Given) => ({
  title: words(given),
  unit: words(given),
  source: words(given),
  labels: listOf(given, text => text),
  series: [{ name: words(given), values: itemsOf(given, (_, at) => at + 1) }],
})
const menuOf = (given: Given) =>
  itemsOf(given, (title, at) => ({
    title,
    url: `/${at}`,
    children: at === 0 ? [{ title, url: '/child', img: picture }] : undefined,
  }))
const searchOf = (given: Given) => ({
  label: words(given),
  action: '/job-search',
  types: itemsOf(given, (label, at) => ({ value: String(at), label, placeholder: label })),
  places: optionsOf(given),
  placeLabel: words(given),
})
const hotOf = (given: Given) => ({ label: '热搜推荐', words: linksOf(given) })

/** Each part once, words that the house writes once and for all as it writes them, given the probe and something to show. A new part is added here, and so is proved. */
export const cases = {
  BarChart: (probe, given) => <BarChart {...probe} {...chartOf(given)} />,
  CalendarStrip: (probe, given) => (
    <CalendarStrip
      {...probe}
      days={listOf(given, (_, at) => ({
        date: new Date(Date.UTC(2026, 10, 20 + at)).toISOString().slice(0, 10),
        events: itemsOf(given, (title, event) => ({ id: String(event), title, href: '/', when: title })).slice(0, 1),
      }))}
    />
  ),
  CaptchaCanvas: (probe, given) => (
    <CaptchaCanvas
      {...probe}
      text={words(given)}
      onRefresh={nothing}
      alternative={<Link href="/">{given.text}</Link>}
    />
  ),
  CategoryMenu: (probe, given) => (
    <CategoryMenu {...probe} aria-label={words(given)} categories={nodesOf(given)} hrefFor={go} />
  ),
  CategoryPicker: (probe, given) => (
    <CategoryPicker {...probe} source={listOf(given, (label, at) => ({ value: String(at), label }))} value={['0']} />
  ),
  CheckAnswers: (probe, given) => (
    <CheckAnswers
      {...probe}
      sections={[
        {
          id: 'person',
          title: words(given),
          href: '/user/resume',
          rows: itemsOf(given, label => ({ label, value: label, onEdit: nothing })),
        },
      ]}
    />
  ),
  Container: (probe, given) => <Container {...probe}>{given.text}</Container>,
  CountUp: probe => <CountUp {...probe} value={1234} />,
  DeadlineStrip: (probe, given) => (
    <DeadlineStrip
      {...probe}
      title={words(given)}
      items={listOf(given, (title, at) => ({ id: String(at), title, href: `/${at}`, when: title }))}
      more={{ label: words(given), href: '/exam/list' }}
    />
  ),
  DeviceMeter: (probe, given) => (
    <DeviceMeter
      {...probe}
      permission="ok"
      level={0.5}
      network="good"
      devices={{
        camera: [{ id: 'own', label: '自带摄像头' }, ...itemsOf(given, (label, at) => ({ id: String(at), label }))],
      }}
    />
  ),
  DisplaySettings: probe => (
    <DisplaySettings {...probe} display={{ theme: 'light', size: 'standard' }} onDisplayChange={nothing} />
  ),
  DonutChart: (probe, given) => (
    <DonutChart
      {...probe}
      title={words(given)}
      unit={words(given)}
      source={words(given)}
      items={listOf(given, (label, at) => ({ label, value: at + 1 }))}
    />
  ),
  DraftStatus: probe => <DraftStatus {...probe} state={{ kind: 'unsaved', reason: 'failed' }} onSave={nothing} />,
  EmptyState: (probe, given) => (
    <EmptyState {...probe} title={given.text} action={<Button>{given.text}</Button>}>
      {given.text}
    </EmptyState>
  ),
  EntryGrid: (probe, given) => (
    <EntryGrid
      {...probe}
      aria-label={words(given)}
      items={listOf(given, (title, at) => ({ title, href: `/${at}`, icon: search, hot: at === 0 }))}
    />
  ),
  ErrorSummary: (probe, given) => (
    <ErrorSummary {...probe} faults={itemsOf(given, (message, at) => ({ id: String(at), message }))} />
  ),
  FilterBar: (probe, given) => <FilterBar {...probe} {...filtersOf(given)} doneLabel={given.text} />,
  FilterSheet: (probe, given) => (
    <FilterSheet {...probe} {...filtersOf(given)} href="/job-search" doneLabel={given.text} withTags />
  ),
  FilterTags: (probe, given) => <FilterTags {...probe} {...filtersOf(given)} />,
  FloorPlan: (probe, given) => (
    <FloorPlan
      {...probe}
      label={words(given)}
      booths={listOf(given, (label, at) => ({
        code: `A${at}`,
        label,
        note: label,
        tags: [label],
        x: 3 * (at % 100),
        y: 3 * Math.floor(at / 100),
        w: 3,
        h: 3,
        state: 'free',
      }))}
    />
  ),
  Footer: (probe, given) => (
    <Footer
      {...probe}
      groups={[{ title: words(given), links: linksOf(given) }]}
      lines={[{ name: words(given), items: itemsOf(given, text => text) }]}
      codes={[{ src: picture, title: words(given) }]}
      bodies={[{ part: words(given), name: words(given) }]}
      copyright={words(given)}
      filing={{ text: words(given), url: 'https://example.gov.cn/' }}
      marks={[{ kind: 'elder', title: words(given) }]}
      note={words(given)}
    />
  ),
  FormSection: (probe, given) => (
    <FormSection {...probe} title={given.text} hint={given.text}>
      {given.text}
    </FormSection>
  ),
  Header: (probe, given) => (
    <Header
      {...probe}
      title={words(given)}
      subtitle={words(given)}
      searchBox={searchOf(given)}
      hotSearch={hotOf(given)}
      menu={menuOf(given)}
    />
  ),
  HotSearch: (probe, given) => <HotSearch {...probe} {...hotOf(given)} />,
  LineChart: (probe, given) => <LineChart {...probe} {...chartOf(given)} />,
  ListCard: (probe, given) => (
    <ListCard
      {...probe}
      title={given.text}
      href="/job-details/1"
      headline={given.text}
      meta={itemsOf(given, text => text)}
      summary={given.text}
      details={itemsOf(given, text => text)}
      tags={itemsOf(given, label => ({ label }))}
      note={given.text}
      aside={<Button>收藏</Button>}
    />
  ),
  LoadState: (probe, given) => (
    <LoadState {...probe} data={given} error={undefined} isLoading={false} retry={nothing}>
      {({ text }) => text}
    </LoadState>
  ),
  Masthead: (probe, given) => <Masthead {...probe} title={words(given)} subtitle={words(given)} />,
  MessageEntry: probe => <MessageEntry {...probe} href="/message" count={3} />,
  Nav: (probe, given) => <Nav {...probe} items={menuOf(given)} />,
  NavigationProgress: probe => <NavigationProgress {...probe} active />,
  OfflineBanner: probe => <OfflineBanner {...probe} />,
  PageError: (probe, given) => (
    <PageError
      {...probe}
      title={given.text}
      actions={itemsOf(given, (label, at) => ({ label, href: `/${at}` }))}
      onRetry={nothing}
    >
      {given.text}
    </PageError>
  ),
  PageLayout: (probe, given) => <PageLayout {...probe}>{given.text}</PageLayout>,
  PageTitle: (probe, given) => <PageTitle {...probe}>{given.text}</PageTitle>,
  PrintHelper: (probe, given) => <PrintHelper {...probe} target={{ current: null }} label={words(given)} />,
  RadarChart: (probe, given) => <RadarChart {...probe} {...chartOf(given)} />,
  RegionCascader: (probe, given) => (
    <RegionCascader
      {...probe}
      source={listOf(given, (label, at) => ({ value: String(at), label }))}
      valueLabel={words(given)}
      value="0"
      placeholder={words(given)}
    />
  ),
  ResultCount: (probe, given) => <ResultCount {...probe} count={12} unit={words(given)} />,
  ResultBar: probe => <ResultBar {...probe}>46 个职位</ResultBar>,
  SearchBox: (probe, given) => <SearchBox {...probe} {...searchOf(given)} />,
  PageHead: (probe, given) => <PageHead {...probe} {...headOf(given)} />,
  FrontLayout: (probe, given) => (
    <FrontLayout {...probe} title={given.text}>
      {given.text}
    </FrontLayout>
  ),
  LandingLayout: (probe, given) => (
    <LandingLayout {...probe} {...headOf(given)} start={<Button>{given.text}</Button>}>
      {given.text}
    </LandingLayout>
  ),
  DetailHead: (probe, given) => (
    <DetailHead
      {...probe}
      title={given.text}
      figure={given.text}
      owner={given.text}
      facts={itemsOf(given, text => text)}
      note={given.text}
    />
  ),
  DetailSection: (probe, given) => (
    <DetailSection {...probe} title={given.text}>
      {given.text}
    </DetailSection>
  ),
  FactList: (probe, given) => <FactList {...probe} facts={listOf(given, term => ({ term, details: term }))} />,
  TaskListLayout: (probe, given) => (
    <TaskListLayout
      {...probe}
      {...headOf(given)}
      status={<Button>{given.text}</Button>}
      parts={given.text}
      aside={given.text}
    >
      {given.text}
    </TaskListLayout>
  ),
  TaskColumns: (probe, given) => (
    <TaskColumns {...probe} parts={given.text} aside={given.text}>
      {given.text}
    </TaskColumns>
  ),
  RecordListLayout: (probe, given) => (
    <RecordListLayout {...probe} {...headOf(given)} tools={<Button>{given.text}</Button>}>
      {given.text}
    </RecordListLayout>
  ),
  InboxLayout: (probe, given) => (
    <InboxLayout {...probe} {...headOf(given)} pane={given.text}>
      {given.text}
    </InboxLayout>
  ),
  BoardLayout: (probe, given) => (
    <BoardLayout {...probe} {...headOf(given)} tools={<Button>{given.text}</Button>}>
      {given.text}
    </BoardLayout>
  ),
  ArticleLayout: (probe, given) => (
    <ArticleLayout
      {...probe}
      title={given.text}
      crumbs={crumbsOf(given)}
      facts={itemsOf(given, text => text)}
      tools={<Button>{given.text}</Button>}
      after={given.text}
    >
      {given.text}
    </ArticleLayout>
  ),
  CentreLayout: (probe, given) => (
    <CentreLayout {...probe} {...headOf(given)} today={given.text} figures={given.text}>
      {given.text}
    </CentreLayout>
  ),
  DoorLayout: (probe, given) => (
    <DoorLayout
      {...probe}
      title={given.text}
      why={given.text}
      links={<Link href="/">{given.text}</Link>}
      promise={given.text}
    >
      {given.text}
    </DoorLayout>
  ),
  DoneLayout: (probe, given) => (
    <DoneLayout
      {...probe}
      title={given.text}
      lead={given.text}
      next={listOf(given, what => ({ what, when: what }))}
      actions={<Button>{given.text}</Button>}
    />
  ),
  DoneNext: (probe, given) => <DoneNext {...probe} next={listOf(given, what => ({ what, when: what }))} />,
  ResultsLayout: (probe, given) => (
    <ResultsLayout {...probe} {...headOf(given)} helps={given.text} filters={given.text}>
      {given.text}
    </ResultsLayout>
  ),
  ResultsWithPane: (probe, given) => (
    <ResultsWithPane
      {...probe}
      {...headOf(given)}
      filters={given.text}
      pane={given.text}
      isOpen
      paneHref={() => undefined}
    >
      {given.text}
    </ResultsWithPane>
  ),
  OpenPane: (probe, given) => <OpenPane {...probe}>{given.text}</OpenPane>,
  /** It reaches to the edges of its pane. */
  PaneBar: (probe, given) => (
    <Pane>
      <PaneBar {...probe}>{given.text}</PaneBar>
    </Pane>
  ),
  DetailLayout: (probe, given) => (
    <DetailLayout
      {...probe}
      crumbs={crumbsOf(given)}
      actions={<Button>{given.text}</Button>}
      aside={given.text}
      after={given.text}
    >
      {given.text}
    </DetailLayout>
  ),
  RecordList: (probe, given) => (
    <RecordList {...probe}>
      {listOf(given, (title, at) => (
        <RecordRow key={at} title={title} />
      ))}
    </RecordList>
  ),
  RecordRow: (probe, given) => (
    <RecordList>
      <RecordRow
        {...probe}
        title={given.text}
        href="/job-details/1"
        state={given.text}
        facts={itemsOf(given, text => text)}
        summary={given.text}
        end="2026-12-31"
        actions={<Button size="small">{given.text}</Button>}
        more={given.text}
      />
    </RecordList>
  ),
  ShareButton: (probe, given) => <ShareButton {...probe} title={words(given)} label={words(given)} />,
  SideMenu: (probe, given) => (
    <SideMenu {...probe} label={words(given)} groups={[{ title: words(given), items: linksOf(given) }]} current="/0" />
  ),
  SiteAreaSelector: (probe, given) => (
    <SiteAreaSelector {...probe} areas={optionsOf(given)} value="0" unnamed={words(given)} onUnavailable={nothing} />
  ),
  SmsCodeField: (probe, given) => (
    <SmsCodeField
      {...probe}
      label={given.text}
      hint={given.text}
      error={given.text}
      onSend={() => Promise.resolve({ sent: true, wait: 60 })}
    />
  ),
  SortBar: (probe, given) => <SortBar {...probe} options={optionsOf(given)} value="0" hrefFor={go} />,
  StatStrip: (probe, given) => (
    <StatStrip {...probe} items={listOf(given, (label, at) => ({ label, value: at, unit: label, href: `/${at}` }))} />
  ),
  StickyActions: (probe, given) => (
    <StickyActions {...probe}>
      <Button>{given.text}</Button>
    </StickyActions>
  ),
  TabBar: (probe, given) => (
    <TabBar
      {...probe}
      aria-label={words(given)}
      items={itemsOf(given, (title, at) => ({ title, href: `/${at}`, icon: search, count: at, unit: title }))}
    />
  ),
  TaskList: (probe, given) => (
    <TaskList
      {...probe}
      tasks={listOf(given, (title, at) => ({ id: String(at), title, href: `/${at}`, hint: title, state: 'todo' }))}
    />
  ),
  TopBar: (probe, given) => (
    <TopBar {...probe} label={words(given)} words={itemsOf(given, text => text)}>
      <Button>退出</Button>
    </TopBar>
  ),
  UserBox: probe => <UserBox {...probe} entries={[{ title: '个人登录/注册', url: '/user/login' }]} />,
  UserMenu: (probe, given) => (
    <UserMenu
      {...probe}
      user={{ name: words(given), picture: '', kind: 'seeker', messages: { href: '/message', unread: 3 } }}
      ways={linksOf(given)}
      onLogout={nothing}
    />
  ),
} as const satisfies Record<string, Case>
