import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { LinkProvider } from '../../primitives/Link/index.ts'
import { fitsSideways, least, searchBox } from '../testing.ts'
import { SearchBox } from './SearchBox.tsx'

const places = [
  { value: '', label: '全省' },
  { value: '360100', label: '南昌' },
  { value: '360700', label: '赣州' },
]
const navigate = fn()

const meta = preview.meta({
  id: 'ds-search-box',
  title: '设计系统/组合/搜索框 SearchBox',
  component: SearchBox,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：找职位、单位、考试：类型、关键词和地点在一行，没有脚本也能提交。首页和页头各一处。\n\n何时不用：在一长串选项里找一个用 Combobox；缩小已有结果用 FilterBar；只在一张表单里填文字用 TextInput。',
      },
    },
  },
  args: { ...searchBox, places },
  render: args => (
    <LinkProvider anchor="a" navigate={navigate}>
      <SearchBox {...args} />
    </LinkProvider>
  ),
  beforeEach: () => {
    navigate.mockClear()
  },
})

export const Search = meta.story({
  name: '按职位、按公司',
  play: async ({ canvas, userEvent, step }) => {
    const word = canvas.getByRole('searchbox', { name: '搜索词' })
    await step('提示随类型改变', async () => {
      await expect(word).toHaveAttribute('placeholder', '按职位搜索')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '搜索类型' }), '公司')
      await expect(word).toHaveAttribute('placeholder', '按公司搜索')
    })
    await step('回车搜索，词语编码在地址里', async () => {
      await userEvent.type(word, 'C++ 药业{Enter}')
      await expect(navigate).toHaveBeenLastCalledWith('/job-search?type=2&t=C%2B%2B+%E8%8D%AF%E4%B8%9A')
    })
    await step('职位是默认类型，不写进地址；地点写进去', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '搜索类型' }), '职位')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '工作地点' }), '赣州')
      await userEvent.clear(word)
      await userEvent.type(word, '会计')
      await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
      await expect(navigate).toHaveBeenLastCalledWith('/job-search?t=%E4%BC%9A%E8%AE%A1&city=360700')
    })
  },
})

export const WithoutScript = meta.story({
  name: '没有脚本时是普通表单',
  args: { kept: [['wage', '3']], defaultWord: '会计', defaultPlace: '360700' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('search')
    await expect(form).toHaveAttribute('method', 'get')
    await expect(form).toHaveAttribute('action', '/job-search')
    await expect(form).toHaveFormValues({ type: '1', t: '会计', city: '360700', wage: '3' })
  },
})

export const WithoutPlace = meta.story({ name: '不问地点', args: { places: undefined } })
export const Narrow = meta.story({
  name: '手机上一行',
  args: { defaultWord: '新能源汽车动力电池热管理系统高级工程师（赣州）' },
  globals: least,
  play: async ({ canvas, canvasElement }) => {
    await fitsSideways({ canvasElement })
    const tops = [canvas.getByRole('searchbox'), canvas.getByRole('button')].map(
      part => part.getBoundingClientRect().top,
    )
    await expect(tops[0]).toBe(tops[1])
  },
})
export const Elder = meta.story({ name: '长辈版手机', globals: { ...least, size: 'elder' }, play: fitsSideways })
