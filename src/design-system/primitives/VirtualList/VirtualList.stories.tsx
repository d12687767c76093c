import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Link } from '../Link/index.ts'
import { longCompany, rareName, unbroken } from '../story-words.ts'
import { VirtualList, type VirtualListProps } from './VirtualList.tsx'

type Company = { id: number; name: string; jobs: number }

/** Every seventh name takes several lines. */
const companies = (count: number): Company[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: id % 7 === 2 ? `${longCompany}，${longCompany}` : `第 ${id + 1} 家单位`,
    jobs: id % 40,
  }))

const Companies = (props: Partial<VirtualListProps<Company>>) => (
  <VirtualList
    label="参会单位"
    items={companies(10_000)}
    itemKey={({ id }) => id}
    emptyText="还没有单位报名，开放报名后会出现在这里"
    {...props}
  >
    {({ id, name, jobs }) => (
      <>
        <Link href={`/company/${id}`}>{name}</Link>　{jobs} 个职位
      </>
    )}
  </VirtualList>
)

const meta = preview.meta({
  id: 'ds-virtual-list',
  title: '设计系统/展示/长列表 VirtualList',
  component: Companies,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一页里要放下几百到上万行、又不便分页时，例如现场招聘会的参会单位、名单核对。行高可以不同，只画看得见的行。\n\n何时不用：不到 200 行时用普通列表；要能分享到某一页的搜索结果用分页 Pagination；有多列要比较时用表格 Table。',
      },
    },
  },
})

export const TenThousand = meta.story({
  name: '一万行',
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('region', { name: '参会单位' })
    const rows = () => within(region).getAllByRole('listitem')
    await step('只画看得见的行，读屏知道总数和位置', async () => {
      await waitFor(() => expect(rows().length).toBeGreaterThan(5))
      await expect(rows().length).toBeLessThan(60)
      await expect(rows()[0]).toHaveAttribute('aria-setsize', '10000')
      await expect(rows()[0]).toHaveAttribute('aria-posinset', '1')
    })
    await step('键盘可以到达，End 到最后一行', async () => {
      await userEvent.tab()
      await expect(region).toHaveFocus()
      await userEvent.keyboard('{End}')
      await waitFor(async () => {
        const last = canvas.getByText('第 10000 家单位').getBoundingClientRect()
        await expect(last.bottom).toBeLessThanOrEqual(region.getBoundingClientRect().bottom)
        await expect(last.top).toBeGreaterThan(region.getBoundingClientRect().top)
      })
      await expect(rows().length).toBeLessThan(60)
    })
    await step('Home 回到第一行', async () => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(region.scrollTop).toBe(0))
      await expect(await canvas.findByText('第 1 家单位')).toBeVisible()
    })
    await step('拥有焦点的行滚走后仍在，焦点不丢', async () => {
      const link = canvas.getByRole('link', { name: '第 1 家单位' })
      link.focus()
      // The list may still be on its way to the first row, and would take the place back.
      await waitFor(async () => {
        region.scrollTop = 200_000
        await expect(rows()[1]).toHaveAttribute('aria-posinset', expect.stringMatching(/^\d{4}$/))
      })
      await expect(link).toHaveFocus()
    })
    await step('回到开头', async () => {
      await waitFor(async () => {
        region.scrollTop = 0
        await expect(rows()[1]).toHaveAttribute('aria-posinset', '2')
      })
    })
  },
})

export const VaryingHeights = meta.story({
  name: '高矮不一的行不重叠',
  args: { items: companies(300) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    region.scrollTop = 4_000
    await waitFor(() => expect(Number(canvas.getAllByRole('listitem')[0]?.ariaPosInSet)).toBeGreaterThan(20))
    const placesOf = () => canvas.getAllByRole('listitem').map(row => row.getBoundingClientRect())
    // Before its font has come a long name may fit on one line.
    await waitFor(() => expect(new Set(placesOf().map(({ height }) => Math.round(height))).size).toBeGreaterThan(1))
    await waitFor(async () => {
      const places = placesOf()
      const overlaps = places.filter((row, place) => row.top < (places[place - 1]?.bottom ?? row.top) - 1)
      await expect(overlaps).toEqual([])
    })
  },
})

export const ShownLater = meta.story({
  name: '先藏着，显出来就有行',
  tags: ['no-picture'],
  args: { items: companies(300) },
  decorators: [
    Story => (
      <div hidden>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const fold = canvasElement.querySelector<HTMLElement>('div[hidden]')
    await expect(fold?.clientHeight).toBe(0)
    if (fold) fold.hidden = false
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(5)
  },
})

export const Whole = meta.story({
  name: '两百行以内全部画出',
  args: { items: companies(200) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200)
  },
})

export const One = meta.story({ name: '一行', args: { items: companies(1) } })

export const Empty = meta.story({
  name: '没有内容',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有单位报名，开放报名后会出现在这里')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const Missing = meta.story({
  name: '没有数据也不出错',
  args: { items: null, emptyText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有内容')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: {
    items: [longCompany, rareName, unbroken, '长'.repeat(5_000), '<b>不是标签</b>'].map((name, id) => ({
      id,
      name,
      jobs: 0,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('region')
    await expect(scrollWidth).toBe(clientWidth)
    await expect(canvas.getByText('<b>不是标签</b>')).toBeInTheDocument()
  },
})

export const Narrow = meta.story({ name: '手机', globals: { viewport: { value: 'narrow' } } })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', viewport: { value: 'narrow' } } })
