import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { space, text } from '../../tokens/index.ts'
import { Icon, icons } from './index.ts'

const meta = preview.meta({
  id: 'ds-icon',
  title: '设计系统/基础/图标 Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：和文字一起出现，帮人更快认出；单独表意时给 label。\n\n何时不用：可以按的用 IconButton；人和单位用 Avatar；照片用 Image；不要只用图标表示状态，用 Tag。',
      },
    },
  },
  args: { path: icons.search },
})

export const Decoration = meta.story({
  name: '装饰',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const Labelled = meta.story({
  name: '有说明',
  args: { path: icons.shield, label: '已认证' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '已认证' })).toBeVisible()
  },
})

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6em, 1fr));
  gap: ${space[4]};
  font-size: ${text.xs};
  & > li {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
  }
`

export const All = meta.story({
  name: '全部图标',
  render: () => (
    <Sheet>
      {Object.entries(icons).map(([name, path]) => (
        <li key={name}>
          <Icon path={path} size="large" />
          {name}
        </li>
      ))}
    </Sheet>
  ),
})
