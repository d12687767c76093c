import type { ReactElement } from 'react'
import type { Probe } from '../../primitives/gallery/testing.conformance.tsx'
import { search } from '../../primitives/Icon/paths.ts'
import { BackToTop } from '../BackToTop/index.ts'
import { CalendarStrip } from '../CalendarStrip/index.ts'
import { CaptchaCanvas } from '../CaptchaCanvas/index.ts'
import { CategoryCascader } from '../CategoryCascader/index.ts'
import { CategoryMenu } from '../CategoryMenu/index.ts'
import { CheckAnswers } from '../CheckAnswers/index.ts'
import { CountUp } from '../CountUp/index.ts'
import { DeadlineStrip } from '../DeadlineStrip/index.ts'
import { DisplaySettings } from '../DisplaySettings/index.ts'
import { DraftStatus } from '../DraftStatus/index.ts'
import { EmptyPage } from '../EmptyPage/index.ts'
import { EntryGrid } from '../EntryGrid/index.ts'
import { ErrorSummary } from '../ErrorSummary/index.ts'
import { FilterBar, FilterTags } from '../FilterBar/index.ts'
import { Footer, footerGroups } from '../Footer/index.ts'
import { FormSection } from '../FormSection/index.ts'
import { Header } from '../Header/index.ts'
import { HotSearch } from '../HotSearch/index.ts'
import { ListCard } from '../ListCard/index.ts'
import { LoadState } from '../LoadState/index.ts'
import { Nav } from '../Nav/index.ts'
import { NavigationProgress } from '../NavigationProgress/index.ts'
import { OfflineBanner } from '../OfflineBanner/index.ts'
import { PageError } from '../PageError/index.ts'
import { Container, PageLayout, PageTitle } from '../PageLayout/index.ts'
import { PrintHelper } from '../PrintHelper/index.ts'
import { RegionCascader } from '../RegionCascader/index.ts'
import { ResultCount } from '../ResultCount/index.ts'
import { SearchBox } from '../SearchBox/index.ts'
import { ShareButton } from '../ShareButton/index.ts'
import { SiteAreaSelector } from '../SiteAreaSelector/index.ts'
import { SortBar } from '../SortBar/index.ts'
import { StatStrip } from '../StatStrip/index.ts'
import { StickyActions } from '../StickyActions/index.ts'
import { TaskList } from '../TaskList/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { categories, menu, regions, seeker, siteTitle } from '../testing.ts'

type Case = (probe: Probe) => ReactElement

const nothing = () => undefined
const groups = [{ name: 'wage', label: '薪资', options: [{ value: '1', label: '5K~8K' }] }]
const filters = { groups, selected: { wage: ['1'] }, hrefFor: () => '/job-search' }

/** Each part once, given the probe. A new part is added here, and so is proved. */
export const cases = {
  BackToTop: probe => <BackToTop {...probe} />,
  CalendarStrip: probe => <CalendarStrip {...probe} days={[{ date: '2026-11-20', events: [] }]} />,
  CaptchaCanvas: probe => <CaptchaCanvas {...probe} text="k7P3" onRefresh={nothing} />,
  CategoryCascader: probe => <CategoryCascader {...probe} source={categories} />,
  CategoryMenu: probe => <CategoryMenu {...probe} categories={categories} hrefFor={() => '/job-search'} />,
  CheckAnswers: probe => <CheckAnswers {...probe} sections={[{ id: 'person', title: '基本信息', rows: [] }]} />,
  Container: probe => <Container {...probe} />,
  CountUp: probe => <CountUp {...probe} value={1234} />,
  DeadlineStrip: probe => (
    <DeadlineStrip {...probe} items={[{ id: '1', title: '报名', href: '/exam/list', when: '17:00' }]} />
  ),
  DisplaySettings: probe => (
    <DisplaySettings {...probe} display={{ theme: 'light', size: 'standard' }} onDisplayChange={nothing} />
  ),
  DraftStatus: probe => <DraftStatus {...probe} state={{ kind: 'saving' }} />,
  EmptyPage: probe => (
    <EmptyPage {...probe} list={{ total: 23, capped: false }} firstHref="/notice/list" unit="条公告" />
  ),
  EntryGrid: probe => <EntryGrid {...probe} items={[{ title: '找工作', href: '/job-search', icon: search }]} />,
  ErrorSummary: probe => <ErrorSummary {...probe} faults={[{ id: 'name', message: '请填写姓名' }]} />,
  FilterBar: probe => <FilterBar {...probe} {...filters} doneLabel="查看职位" />,
  FilterTags: probe => <FilterTags {...probe} {...filters} />,
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
  HotSearch: probe => <HotSearch {...probe} words={['双休']} />,
  ListCard: probe => <ListCard {...probe} title="会计" href="/job-details/1" />,
  LoadState: probe => (
    <LoadState {...probe} data="有" error={undefined} isLoading={false} retry={nothing}>
      {words => words}
    </LoadState>
  ),
  Nav: probe => <Nav {...probe} items={menu} />,
  NavigationProgress: probe => <NavigationProgress {...probe} active />,
  OfflineBanner: probe => <OfflineBanner {...probe} />,
  PageError: probe => <PageError {...probe} title="没有找到这个页面" />,
  PageLayout: probe => <PageLayout {...probe} />,
  PageTitle: probe => <PageTitle {...probe}>找工作</PageTitle>,
  PrintHelper: probe => <PrintHelper {...probe} target={{ current: null }} />,
  RegionCascader: probe => <RegionCascader {...probe} source={regions} />,
  ResultCount: probe => <ResultCount {...probe} count={12} unit="个职位" />,
  SearchBox: probe => <SearchBox {...probe} />,
  ShareButton: probe => <ShareButton {...probe} title="会计" />,
  SiteAreaSelector: probe => (
    <SiteAreaSelector {...probe} areas={[{ value: '', label: '总站' }]} value="" onUnavailable={nothing} />
  ),
  SortBar: probe => <SortBar {...probe} options={[{ value: '', label: '综合' }]} value="" hrefFor={() => '/'} />,
  StatStrip: probe => <StatStrip {...probe} items={[{ label: '在招职位', value: 12 }]} />,
  StickyActions: probe => <StickyActions {...probe} />,
  TaskList: probe => (
    <TaskList {...probe} tasks={[{ id: 'person', title: '基本信息', href: '/user/resume', state: 'todo' }]} />
  ),
  TopBar: probe => <TopBar {...probe} siteTitle={siteTitle} user={seeker} onLogout={nothing} />,
} as const satisfies Record<string, Case>
