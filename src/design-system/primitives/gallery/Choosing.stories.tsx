import preview from '../../../../.storybook/preview'
import { Checkbox, CheckboxGroup } from '../Checkbox/index.ts'
import { FieldGroup } from '../Field/index.ts'
import { Radio, RadioGroup } from '../Radio/index.ts'
import { Rating } from '../Rating/index.ts'
import { RangeInput, Slider } from '../Slider/index.ts'
import { Stack } from '../Stack/index.ts'
import { Switch } from '../Switch/index.ts'
import { Tree } from '../Tree/index.ts'
import { Board, fits, looks } from './testing.looks.tsx'

const choices = ['五险一金', '双休', '包吃住'].map(label => ({ value: label, label }))
const areas = [
  {
    value: '3601',
    label: '南昌市',
    children: [
      { value: '360102', label: '东湖区' },
      { value: '360104', label: '青云谱区', disabled: true },
    ],
  },
  { value: '3607', label: '赣州市', children: [{ value: '360702', label: '章贡区' }] },
]

const Boxes = () => (
  <>
    <RadioGroup name="gallery-radio" label="工作性质" inline options={choices} defaultValue="双休" />
    <CheckboxGroup name="gallery-box" label="福利" options={choices} defaultValue={['双休']} error="请至少选两项" />
    <FieldGroup label="登录方式">
      <Stack gap={2}>
        <Radio name="gallery-way" value="password" label="密码登录" defaultChecked />
        <Radio name="gallery-way" value="code" label="短信登录" disabled />
      </Stack>
    </FieldGroup>
    <Checkbox label="我已阅读并同意用户服务协议" />
    <Checkbox label="暂不开放" disabled defaultChecked />
    <Switch label="公开简历" defaultChecked hint="公开后单位可以搜索到您" />
    <Switch label="接收短信" />
    <Switch label="急招" disabled />
  </>
)

const Scales = () => (
  <>
    <Slider label="通勤距离" max={50} step={5} defaultValue={20} formatValue={value => `${value} 公里`} />
    <RangeInput label="期望月薪" max={50} defaultValue={[5, 20]} formatValue={value => `${value} 千元`} />
    <Rating label="服务评价" defaultValue={4} />
    <Tree label="所属地区" multiple nodes={areas} defaultValue={['360102']} />
  </>
)

const meta = preview.meta({
  id: 'ds-gallery-choosing',
  title: '设计系统/总览/选择',
  component: () => <Board first={<Boxes />} second={<Scales />} />,
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
