import { Button } from '../Button/index.ts'
import { Checkbox, CheckboxGroup } from '../Checkbox/index.ts'
import { DateInput } from '../DateInput/index.ts'
import { Field } from '../Field/index.ts'
import { NumberInput } from '../NumberInput/index.ts'
import { PasswordInput } from '../PasswordInput/index.ts'
import { RadioGroup } from '../Radio/index.ts'
import { Select } from '../Select/index.ts'
import { Row, Stack } from '../Stack/index.ts'
import { Switch } from '../Switch/index.ts'
import { rareName } from '../story-words.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextInput } from '../TextInput/index.ts'
import { Upload } from '../Upload/index.ts'

const choices = ['五险一金', '双休', '包吃住'].map(label => ({ value: label, label }))

/** Every part that is filled in, once. */
export const GalleryForm = () => (
  <Stack>
    <Field label="姓名" required hint="与身份证一致">
      <TextInput defaultValue={rareName} />
    </Field>
    <Field label="手机号" error="请输入 11 位手机号">
      <TextInput type="tel" defaultValue="138" />
    </Field>
    <Field label="密码">
      <PasswordInput autoComplete="new-password" />
    </Field>
    <Field label="学历">
      <Select placeholder="请选择" options={choices} />
    </Field>
    <Field label="期望月薪">
      <NumberInput unit="元/月" defaultValue="8000" />
    </Field>
    <Field label="自我评价">
      <TextArea limit={20} defaultValue="认真负责，善于沟通，能吃苦耐劳，团队合作意识强。" />
    </Field>
    <DateInput label="出生日期" min="1950-01-01" max="2010-12-31" defaultValue="1990-12-30" />
    <RadioGroup name="gallery-radio" label="性质" inline options={choices} defaultValue="双休" />
    <CheckboxGroup name="gallery-box" label="福利" options={choices} defaultValue={['双休']} error="请至少选两项" />
    <Checkbox label="我已阅读并同意用户服务协议" />
    <Switch label="公开简历" defaultChecked hint="公开后单位可以搜索到您" />
    <Upload
      label="证件照"
      types={['jpg', 'png']}
      maxBytes={2_097_152}
      initial={[{ name: '证件照.jpg', result: 1 }]}
      upload={() => Promise.resolve(2)}
    />
    <Row>
      <Button variant="primary">提交报名</Button>
      <Button>保存草稿</Button>
      <Button variant="quiet">返回</Button>
      <Button variant="danger">删除</Button>
      <Button disabled>停用</Button>
      <Button size="small">小</Button>
    </Row>
  </Stack>
)
