import { styled } from 'styled-components'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { Field } from '../../primitives/Field/index.ts'
import { icons } from '../../primitives/Icon/index.ts'
import { Row, Stack } from '../../primitives/Stack/index.ts'
import { longCompany, rareName } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { media, space } from '../../tokens/index.ts'
import { CalendarStrip } from '../CalendarStrip/index.ts'
import { CaptchaCanvas } from '../CaptchaCanvas/index.ts'
import { CategoryMenu } from '../CategoryMenu/index.ts'
import { CheckAnswers } from '../CheckAnswers/index.ts'
import { DeadlineStrip } from '../DeadlineStrip/index.ts'
import { DraftStatus } from '../DraftStatus/index.ts'
import { EntryGrid } from '../EntryGrid/index.ts'
import { ErrorSummary } from '../ErrorSummary/index.ts'
import { FilterBar, FilterTags } from '../FilterBar/index.ts'
import { Highlight } from '../Highlight/index.ts'
import { HotSearch } from '../HotSearch/index.ts'
import { ListCard } from '../ListCard/index.ts'
import { LoadState } from '../LoadState/index.ts'
import { Container } from '../PageLayout/index.ts'
import { RegionCascader } from '../RegionCascader/index.ts'
import { ResultCount } from '../ResultCount/index.ts'
import { SearchBox } from '../SearchBox/index.ts'
import { SortBar } from '../SortBar/index.ts'
import { StatStrip } from '../StatStrip/index.ts'
import { TaskList } from '../TaskList/index.ts'
import { categories, hotWords, regions } from '../testing.ts'

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  & > * {
    min-width: 0;
  }
  ${media.from960} {
    grid-template-columns: 15em 1fr 20em;
    align-items: start;
  }
`

const nothing = () => undefined
const half = () => 0.5
const filters = {
  groups: [
    {
      name: 'wage',
      label: '薪资',
      options: ['3K~5K', '5K~8K', '8K~10K'].map((label, place) => ({ value: label, label, count: place * 640 })),
    },
  ],
  selected: { wage: ['5K~8K'] },
  hrefFor: () => '/job-search',
}

const pay = (
  <Text inline tone="accent" strong>
    5K~8K
  </Text>
)

const Results = () => (
  <Stack>
    <FilterTags {...filters} />
    <Row justify="between">
      <ResultCount count={1000} capped unit="个职位" />
      <SortBar
        options={[
          { value: '', label: '综合' },
          { value: 'newest', label: '最新' },
        ]}
        value=""
        hrefFor={() => '/job-search'}
      />
    </Row>
    <Card>
      <ListCard
        title={<Highlight text="会计助理（总账）" ranges={[{ start: 0, end: 2 }]} />}
        href="/job-details/1"
        headline={pay}
        meta={[longCompany, '赣州·章贡区', '大专']}
        tags={[{ label: '急招', tone: 'accent' }, { label: '五险一金' }]}
        note="3 小时前更新"
      />
      <ListCard
        title="普工"
        href="/job-details/2"
        media={<Avatar kind="employer" />}
        headline={pay}
        aside={<Button size="small">投递简历</Button>}
      />
    </Card>
    <LoadState data={undefined} error isLoading={false} retry={nothing}>
      {nothing}
    </LoadState>
    <StatStrip
      items={[
        { label: '在招职位', value: 51_204, unit: '个' },
        { label: '入驻单位', value: 6120, unit: '家' },
      ]}
    />
  </Stack>
)

const Form = () => (
  <Stack>
    <ErrorSummary faults={[{ id: 'region', message: '请选择户籍所在地' }]} />
    <Field label="户籍所在地" error="请选择户籍所在地" controlId="region">
      <RegionCascader source={regions} defaultValue="360702" />
    </Field>
    <CaptchaCanvas text="k7P3" random={half} onRefresh={nothing} />
    <DraftStatus state={{ kind: 'unsaved', reason: 'offline' }} onSave={nothing} />
    <TaskList
      tasks={[
        { id: 'person', title: '基本信息', href: '/user/resume', state: 'done' },
        { id: 'work', title: '工作经历', href: '/user/resume', state: 'wrong', hint: '还缺单位名称' },
        { id: 'submit', title: '核对并发布', href: '/user/resume', state: 'blocked' },
      ]}
    />
    <CheckAnswers
      sections={[
        {
          id: 'answers',
          title: '基本信息',
          href: '/user/resume',
          rows: [
            { label: '姓名', value: rareName },
            { label: '电话', value: '' },
          ],
        },
      ]}
    />
    <CalendarStrip
      days={['20', '21', '22', '23', '24', '25', '26'].map(day => ({
        date: `2026-11-${day}`,
        events:
          day === '21' ? [{ id: '1', title: '秋季综合招聘会', href: '/recruitment/page/1', when: '09:00 招聘会' }] : [],
      }))}
    />
  </Stack>
)

/** The composed parts side by side, so that a theme can be judged at one look. */
export const Gallery = () => (
  <Container as="main">
    <Stack gap={6}>
      <SearchBox places={[{ value: '', label: '全省' }]} />
      <HotSearch words={hotWords} />
      <EntryGrid
        items={[
          { title: '找工作', href: '/job-search', icon: icons.briefcase },
          { title: '招聘会', href: '/recruitment', icon: icons.fair },
          { title: '考试报名', href: '/exam/list', icon: icons.exam, hot: true },
          { title: '政策', href: '/government/regulations', icon: icons.policy },
        ]}
      />
      <DeadlineStrip
        items={[{ id: '1', title: `${longCompany}公开招聘`, href: '/exam/page/1', when: '17:00 报名截止' }]}
      />
      <Columns>
        <Stack>
          <CategoryMenu categories={categories} hrefFor={() => '/job-search'} />
          <FilterBar {...filters} doneLabel="查看职位" />
        </Stack>
        <Results />
        <Form />
      </Columns>
    </Stack>
  </Container>
)
