import preview from '../../../../.storybook/preview'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Board, fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { FilterBar } from '../FilterBar/index.ts'
import { FilterSheet, FilterTags } from '../FilterSheet/index.ts'
import { Highlight } from '../Highlight/index.ts'
import { HotSearch } from '../HotSearch/index.ts'
import { ListCard } from '../ListCard/index.ts'
import { LoadState } from '../LoadState/index.ts'
import { ResultCount } from '../ResultCount/index.ts'
import { OpenPane, PaneBar, ResultBar, ResultsWithPane } from '../ResultsLayout/index.ts'
import { SearchBox } from '../SearchBox/index.ts'
import { SortBar } from '../SortBar/index.ts'
import { hotSearch, searchBox } from '../testing.ts'

const nothing = () => undefined
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

const Asked = () => (
  <>
    <SearchBox {...searchBox} places={[{ value: '', label: '全省' }]} />
    <HotSearch {...hotSearch} />
    <FilterSheet {...filters} doneLabel="查看职位" href="#filters" withTags={false} />
  </>
)

const Missed = () => (
  <>
    <FilterTags {...filters} />
    <LoadState data={undefined} error isLoading={false} retry={nothing}>
      {nothing}
    </LoadState>
  </>
)

const Found = () => (
  <ResultsWithPane
    title="会计招聘"
    filters={<FilterBar {...filters} doneLabel="查看职位" />}
    pane={
      <OpenPane>
        <PaneBar>
          <Button variant="primary">投递简历</Button>
          <Button>收藏</Button>
        </PaneBar>
        <Text>负责总账核算、月度结账和纳税申报。</Text>
      </OpenPane>
    }
    isOpen={false}
    paneHref={nothing}
  >
    <ResultBar>
      <ResultCount count={1000} capped unit="个职位" />
      <SortBar
        options={[
          { value: '', label: '综合' },
          { value: 'newest', label: '最新' },
        ]}
        value=""
        hrefFor={() => '/job-search'}
      />
    </ResultBar>
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
  </ResultsWithPane>
)

const meta = preview.meta({
  id: 'ds-pattern-gallery',
  title: '设计系统/总览/搜索与列表',
  component: () => <Board first={<Asked />} second={<Missed />} wide={<Found />} />,
  play: fits,
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
