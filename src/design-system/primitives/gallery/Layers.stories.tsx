import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { KeysHelp } from '../../patterns/KeysHelp/index.ts'
import { NoticeDialog } from '../../patterns/NoticeDialog/index.ts'
import { Button } from '../Button/index.ts'
import { ConfirmDialog, Dialog, Drawer, Sheet } from '../Dialog/index.ts'
import { Field } from '../Field/index.ts'
import { RadioGroup } from '../Radio/index.ts'
import { Text } from '../Text/index.ts'
import { TextInput } from '../TextInput/index.ts'
import { looks } from './testing.looks.tsx'

const nothing = () => undefined
const options = ['全部', '双休'].map(label => ({ value: label, label }))
const footer = (
  <>
    <Button>返回修改</Button>
    <Button variant="primary">确认</Button>
  </>
)

const Question = () => (
  <ConfirmDialog
    open
    onOpenChange={nothing}
    title="撤回这次投递？"
    description="单位将看不到您的简历。"
    confirmLabel="撤回投递"
    destructive
    onConfirm={nothing}
  />
)

/** A question above what stands at the side. */
const Side = () => (
  <main>
    <Text>职位列表</Text>
    <Drawer open onOpenChange={nothing} title="职位预览" footer={footer}>
      <Text>负责公司财务核算。</Text>
      <Question />
    </Drawer>
  </main>
)

const Centre = () => (
  <Dialog open onOpenChange={nothing} title="确认报考信息" description="提交后不能修改。" footer={footer}>
    <Field label="姓名">
      <TextInput defaultValue="王小明" />
    </Field>
  </Dialog>
)

const Bottom = () => (
  <Sheet open onOpenChange={nothing} title="筛选" footer={footer}>
    <RadioGroup name="gallery-sheet" label="工作制" options={options} defaultValue="双休" />
  </Sheet>
)

const Keys = () => (
  <KeysHelp
    isOpen
    onClose={nothing}
    isOn
    onTurn={nothing}
    keys={[
      { key: 'j', words: '下一份' },
      { key: 'k', words: '上一份' },
    ]}
    description="打字时不起作用。"
  />
)

const Said = () => <NoticeDialog onClose={nothing}>登录已失效，请前往登录！</NoticeDialog>

const meta = preview.meta({
  id: 'ds-gallery-layers',
  title: '设计系统/总览/浮层',
  component: Side,
  play: async () => {
    await screen.findByRole('button', { name: '撤回投递' })
  },
})

/** Whether the layer has come. */
const come = async () => {
  await screen.findByRole('dialog')
}

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const CentreDark = meta.story({ name: '居中 深色', globals: looks.dark, render: Centre, play: come })
export const CentreHighContrast = meta.story({
  name: '居中 高对比',
  globals: looks.contrast,
  render: Centre,
  play: come,
})
export const KeysDark = meta.story({ name: '快捷键 深色', globals: looks.dark, render: Keys, play: come })
export const SaidDark = meta.story({
  name: '温馨提示 深色',
  globals: looks.dark,
  render: Said,
  play: async () => {
    await screen.findByRole('alertdialog')
  },
})
export const Narrow = meta.story({ name: '手机', globals: looks.narrow, render: Bottom, play: come })
export const NarrowElder = meta.story({
  name: '手机 长辈版 深色',
  globals: { ...looks.narrowElder, theme: 'dark' },
  render: Bottom,
  play: come,
})
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
