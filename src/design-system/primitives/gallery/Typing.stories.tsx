import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Combobox } from '../Combobox/index.ts'
import { Field } from '../Field/index.ts'
import { MultiSelect } from '../MultiSelect/index.ts'
import { NumberInput } from '../NumberInput/index.ts'
import { PasswordInput } from '../PasswordInput/index.ts'
import { Select } from '../Select/index.ts'
import { rareName } from '../story-words.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextInput } from '../TextInput/index.ts'
import { Board, fits, looks } from './testing.looks.tsx'

const degrees = ['大专', '本科', '硕士', '博士'].map(label => ({ value: label, label }))

const Words = () => (
  <>
    <Field label="姓名" required hint="与身份证一致">
      <TextInput defaultValue={rareName} />
    </Field>
    <Field label="手机号" error="请输入 11 位手机号">
      <TextInput type="tel" defaultValue="138" />
    </Field>
    <Field label="身份证号" hint="实名认证后不能修改">
      <TextInput readOnly value="36012119900101****" />
    </Field>
    <Field label="推荐人">
      <TextInput disabled placeholder="没有推荐人" />
    </Field>
    <Field label="密码">
      <PasswordInput autoComplete="new-password" defaultValue="correct" />
    </Field>
    <Field label="自我评价">
      <TextArea limit={20} defaultValue="认真负责，善于沟通，能吃苦耐劳，团队合作意识强。" />
    </Field>
  </>
)

const Picks = () => (
  <>
    <Field label="期望月薪">
      <NumberInput unit="元/月" defaultValue="8000" />
    </Field>
    <Field label="最高学历">
      <Select placeholder="请选择" options={degrees} />
    </Field>
    <Field label="语言能力">
      <Select disabled options={[{ value: '', label: '先选学历' }]} />
    </Field>
    <Field label="擅长技能" hint="可以选几个">
      <MultiSelect source={degrees} defaultValue={['本科', '硕士']} />
    </Field>
    <Field label="学历要求">
      <Combobox source={degrees} defaultValue="本科" />
    </Field>
  </>
)

const meta = preview.meta({
  id: 'ds-gallery-typing',
  title: '设计系统/总览/填写',
  component: () => <Board first={<Words />} second={<Picks />} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '学历要求' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await fits({ canvasElement })
  },
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
