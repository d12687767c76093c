import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Link } from '../Link/index.ts'
import { Stack } from '../Stack/index.ts'
import { longCompany } from '../story-words.ts'
import { Alert } from './Alert.tsx'

const meta = preview.meta({
  id: 'ds-alert',
  title: '设计系统/反馈/提示 Alert',
  component: Alert,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：与这里的内容有关、需要人知道的事：已提交、将截止、没通过；留在页面上。\n\n何时不用：操作后一闪而过的结果用 Toast；全站公告用 Notice；某个字段填错用 Field 的 error；必须确认才能走用 NoticeDialog。',
      },
    },
  },
  args: {
    title: '报名信息已提交',
    children: '资格审核一般需要 1–3 个工作日，请留意短信通知。',
    action: <Link href="/exam/center">查看进度</Link>,
  },
})

export const Tones = meta.story({
  name: '各种语气',
  render: args => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map(tone => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
})

export const Dismissible = meta.story({
  name: '可关闭',
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
})

export const ReadAtOnce = meta.story({
  name: '立即读出',
  args: { tone: 'danger', live: true, title: '网络已断开' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络已断开')
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { children: longCompany.repeat(3) },
  globals: { viewport: { value: 'narrow' } },
})
