import type { ReactElement } from 'react'
import type { Probe } from '../../primitives/gallery/testing.conformance.tsx'
import { search } from '../../primitives/Icon/paths.ts'
import { ArticleLayout } from '../ArticleLayout/index.ts'
import { BackToTop } from '../BackToTop/index.ts'
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
import { ResultBar, ResultsLayout } from '../ResultsLayout/index.ts'
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
import { TaskListLayout } from '../TaskListLayout/index.ts'
import { TopBar } from '../TopBar/index.ts'
import {
  categories,
  entries,
  footerGroups,
  hotSearch,
  menu,
  regions,
  searchBox,
  seeker,
  siteTitle,
  topBarWords,
} from '../testing.ts'
import { UserBox } from '../UserBox/index.ts'
import { UserMenu } from '../UserMenu/index.ts'

type Case = (probe: Probe) => ReactElement

const nothing = () => undefined
const groups = [{ name: 'wage', label: '薪资', options: [{ value: '1', label: '5K~8K' }] }]
const filters = { groups, selected: { wage: ['1'] }, hrefFor: () => '/job-search' }
const chart = {
  title: '职位',
  unit: '个',
  source: '省厅',
  labels: ['一', '二', '三'],
  series: [{ name: '数', values: [1, 2, 3] }],
}

/** Each part once, given the probe. A new part is added here, and so is proved. */
export const cases = {
  BackToTop: probe => <BackToTop {...probe} />,
  BarChart: probe => <BarChart {...probe} {...chart} />,
  CalendarStrip: probe => <CalendarStrip {...probe} days={[{ date: '2026-11-20', events: [] }]} />,
  CaptchaCanvas: probe => <CaptchaCanvas {...probe} text="k7P3" onRefresh={nothing} />,
  CategoryMenu: probe => (
    <CategoryMenu {...probe} aria-label="职位分类" categories={categories} hrefFor={() => '/job-search'} />
  ),
  CategoryPicker: probe => <CategoryPicker {...probe} source={categories} />,
  CheckAnswers: probe => <CheckAnswers {...probe} sections={[{ id: 'person', title: '基本信息', rows: [] }]} />,
  Container: probe => <Container {...probe} />,
  CountUp: probe => <CountUp {...probe} value={1234} />,
  DeadlineStrip: probe => (
    <DeadlineStrip {...probe} items={[{ id: '1', title: '报名', href: '/exam/list', when: '17:00' }]} />
  ),
  DeviceMeter: probe => <DeviceMeter {...probe} permission="ok" level={0.5} network="good" />,
  DisplaySettings: probe => (
    <DisplaySettings {...probe} display={{ theme: 'light', size: 'standard' }} onDisplayChange={nothing} />
  ),
  DonutChart: probe => (
    <DonutChart {...probe} title="学历" unit="人" source="省厅" items={[{ label: '本科', value: 3 }]} />
  ),
  DraftStatus: probe => <DraftStatus {...probe} state={{ kind: 'saving' }} />,
  EmptyState: probe => <EmptyState {...probe} title="还没有消息" />,
  EntryGrid: probe => (
    <EntryGrid {...probe} aria-label="常用服务" items={[{ title: '找工作', href: '/job-search', icon: search }]} />
  ),
  ErrorSummary: probe => <ErrorSummary {...probe} faults={[{ id: 'name', message: '请填写姓名' }]} />,
  FilterBar: probe => <FilterBar {...probe} {...filters} doneLabel="查看职位" />,
  FilterSheet: probe => <FilterSheet {...probe} {...filters} href="/job-search" doneLabel="查看职位" />,
  FilterTags: probe => <FilterTags {...probe} {...filters} />,
  FloorPlan: probe => (
    <FloorPlan {...probe} label="1 号馆" booths={[{ code: 'A01', x: 0, y: 0, w: 3, h: 3, state: 'free' }]} />
  ),
  Footer: probe => (
    <Footer
      {...probe}
      groups={footerGroups}
      copyright="© 2026"
      filing={{ text: '备案', url: 'https://example.gov.cn/' }}
    />
  ),
  FormSection: probe => <FormSection {...probe} title="教育经历" />,
  Header: probe => <Header {...probe} title={siteTitle} menu={menu} />,
  HotSearch: probe => <HotSearch {...probe} {...hotSearch} />,
  LineChart: probe => <LineChart {...probe} {...chart} />,
  ListCard: probe => <ListCard {...probe} title="会计" href="/job-details/1" />,
  LoadState: probe => (
    <LoadState {...probe} data="有" error={undefined} isLoading={false} retry={nothing}>
      {words => words}
    </LoadState>
  ),
  Masthead: probe => <Masthead {...probe} title={siteTitle} />,
  MessageEntry: probe => <MessageEntry {...probe} href="/message" count={3} />,
  Nav: probe => <Nav {...probe} items={menu} />,
  NavigationProgress: probe => <NavigationProgress {...probe} active />,
  OfflineBanner: probe => <OfflineBanner {...probe} />,
  PageError: probe => <PageError {...probe} title="没有找到这个页面" />,
  PageLayout: probe => <PageLayout {...probe} />,
  PageTitle: probe => <PageTitle {...probe}>找工作</PageTitle>,
  PrintHelper: probe => <PrintHelper {...probe} target={{ current: null }} />,
  RadarChart: probe => <RadarChart {...probe} {...chart} />,
  RegionCascader: probe => <RegionCascader {...probe} source={regions} />,
  ResultCount: probe => <ResultCount {...probe} count={12} unit="个职位" />,
  ResultBar: probe => <ResultBar {...probe}>46 个职位</ResultBar>,
  SearchBox: probe => <SearchBox {...probe} {...searchBox} />,
  PageHead: probe => <PageHead {...probe} title="我的投递" />,
  LandingLayout: probe => (
    <LandingLayout {...probe} title="档案服务">
      会计
    </LandingLayout>
  ),
  DetailHead: probe => <DetailHead {...probe} title="会计" />,
  DetailSection: probe => (
    <DetailSection {...probe} title="会计">
      会计
    </DetailSection>
  ),
  FactList: probe => <FactList {...probe} facts={[{ term: '职位', details: '会计' }]} />,
  TaskListLayout: probe => (
    <TaskListLayout {...probe} title="发布职位">
      会计
    </TaskListLayout>
  ),
  RecordListLayout: probe => (
    <RecordListLayout {...probe} title="我的投递">
      会计
    </RecordListLayout>
  ),
  InboxLayout: probe => (
    <InboxLayout {...probe} title="消息">
      会计
    </InboxLayout>
  ),
  BoardLayout: probe => (
    <BoardLayout {...probe} title="收到的简历">
      会计
    </BoardLayout>
  ),
  ArticleLayout: probe => (
    <ArticleLayout {...probe} title="通知">
      会计
    </ArticleLayout>
  ),
  CentreLayout: probe => (
    <CentreLayout {...probe} title="个人中心">
      会计
    </CentreLayout>
  ),
  DoorLayout: probe => (
    <DoorLayout {...probe} title="个人登录">
      会计
    </DoorLayout>
  ),
  DoneLayout: probe => <DoneLayout {...probe} title="简历已投递" />,
  DoneNext: probe => <DoneNext {...probe} next={[{ what: '单位查看简历' }]} />,
  ResultsLayout: probe => (
    <ResultsLayout {...probe} title="会计招聘">
      会计
    </ResultsLayout>
  ),
  DetailLayout: probe => <DetailLayout {...probe}>会计</DetailLayout>,
  RecordList: probe => <RecordList {...probe} />,
  RecordRow: probe => (
    <RecordList>
      <RecordRow {...probe} title="会计" />
    </RecordList>
  ),
  ShareButton: probe => <ShareButton {...probe} title="会计" />,
  SideMenu: probe => (
    <SideMenu {...probe} label="个人中心" groups={[{ items: [{ title: '我的简历', url: '/user/resume' }] }]} />
  ),
  SiteAreaSelector: probe => (
    <SiteAreaSelector
      {...probe}
      areas={[{ value: '', label: '总站' }]}
      value=""
      unnamed="总站"
      onUnavailable={nothing}
    />
  ),
  SmsCodeField: probe => <SmsCodeField {...probe} onSend={() => Promise.resolve({ sent: true, wait: 60 })} />,
  SortBar: probe => <SortBar {...probe} options={[{ value: '', label: '综合' }]} value="" hrefFor={() => '/'} />,
  StatStrip: probe => <StatStrip {...probe} items={[{ label: '在招职位', value: 12 }]} />,
  StickyActions: probe => <StickyActions {...probe} />,
  TabBar: probe => <TabBar {...probe} aria-label="我的导航" items={[{ title: '首页', href: '/', icon: search }]} />,
  TaskList: probe => (
    <TaskList {...probe} tasks={[{ id: 'person', title: '基本信息', href: '/user/resume', state: 'todo' }]} />
  ),
  TopBar: probe => (
    <TopBar {...probe} label="账户与热线" words={topBarWords}>
      退出
    </TopBar>
  ),
  UserBox: probe => <UserBox {...probe} entries={entries} />,
  UserMenu: probe => <UserMenu {...probe} user={seeker} ways={[]} onLogout={nothing} />,
} as const satisfies Record<string, Case>
