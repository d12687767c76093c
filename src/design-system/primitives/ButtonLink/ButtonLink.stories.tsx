import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { icons } from '../Icon/index.ts'
import { ButtonLink } from './ButtonLink.tsx'

const meta = preview.meta({
  id: 'ds-button-link',
  title: '设计系统/基础/按钮式链接 ButtonLink',
  component: ButtonLink,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：去下一页是此处的主要动作，如“开始报名”“查看考试”；可以新窗口打开、复制地址。\n\n何时不用：在本页做事用 Button；正文里的链接用 Link。',
      },
    },
  },
  args: { href: '/exam/list', children: '查看考试' },
})

export const Primary = meta.story({
  name: '主要',
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '查看考试' })
    await expect(link).toHaveAttribute('href', '/exam/list')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const WithIcon = meta.story({ name: '带图标', args: { icon: icons.exam } })

export const Wide = meta.story({
  name: '撑满',
  args: { variant: 'primary', size: 'large', wide: true },
  globals: { viewport: { value: 'narrow' } },
})
