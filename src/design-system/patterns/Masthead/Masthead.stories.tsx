import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { color, space } from '../../tokens/index.ts'
import { fitsSideways, least, logo, siteTitle } from '../testing.ts'
import { Masthead } from './Masthead.tsx'

const Ground = styled.div`
  padding: ${space[3]};
  background: ${color.header};
  color: ${color.onHeader};
`

const meta = preview.meta({
  id: 'ds-masthead',
  title: '设计系统/组合/刊头 Masthead',
  component: Masthead,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '何时使用：页头、登录页、专题页上说明这是谁的网站：标志、名称、主办单位，点它回首页。站在页头底色上；手机上只有标志和名称。\n\n何时不用：一页的标题用 PageTitle；整个页头（带搜索和栏目）用 Header，它已经带着它。',
      },
    },
  },
  args: { logo, title: siteTitle, subtitle: '江西省人力资源和社会保障厅主办' },
  render: args => (
    <Ground>
      <Masthead {...args} />
    </Ground>
  ),
})

export const Standard = meta.story({
  name: '标准',
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `${siteTitle} ${args.subtitle}` })
    await expect(link).toHaveAttribute('href', '/')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
})

export const Small = meta.story({
  name: '低页头：没有主办单位',
  args: { small: true, href: '/ay/index' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: siteTitle })).toHaveAttribute('href', '/ay/index'),
})

export const NoLogo = meta.story({
  name: '没有标志',
  args: { logo: '' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('img')).toBeNull(),
})

export const BrokenLogo = meta.story({
  name: '标志坏了',
  args: { logo: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText(siteTitle)).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '名称很长，有生僻字',
  args: { title: `䶮𠮷${longCompany}`, subtitle: longCompany },
  play: fitsSideways,
})

export const OneWord = meta.story({
  name: '一个五千字的词',
  args: { title: 'x'.repeat(5000) },
  globals: least,
  play: fitsSideways,
})

export const Talent = meta.story({ name: '人才服务', globals: { site: 'talent' } })
export const Narrow = meta.story({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })
