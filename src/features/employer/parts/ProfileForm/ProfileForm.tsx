import { useEffect, useEffectEvent } from 'react'
import { companyFacts, introRules } from '#contract/company-fields'
import { companyTypeList, scaleList, tradeList } from '#contract/reference/companies'
import { jobTagList } from '#contract/reference/employment'
import { jiangxiRegions } from '#contract/reference/regions'
import {
  Alert,
  Button,
  CheckboxGroup,
  ErrorSummary,
  Field,
  FormSection,
  NumberInput,
  Row,
  Select,
  Stack,
  StickyActions,
  Text,
  TextArea,
  TextInput,
} from '#design-system'
import { useSessionForm } from '#features/session'
import { districtsOf } from '../../model/profile-answers.ts'
import type { ProfileValues } from '../../model/profile-values.ts'

interface Props {
  initial: ProfileValues
  /** Something here is not saved yet. */
  isChanged: boolean
  onChange: (values: ProfileValues) => void
  onSave: (values: ProfileValues) => Promise<void>
}

const schema = /* @__PURE__ */ companyFacts()
const cities = jiangxiRegions[0]?.children ?? []

/** What a company says of itself. Everything typed is handed on at once; it is public once it is saved. */
export function ProfileForm({ initial, isChanged, onChange, onSave }: Props) {
  const { form, onSubmit, isSubmitting, faults, attempt } = useSessionForm<ProfileValues>(schema, initial, onSave)
  const { errors } = form.formState
  const tell = useEffectEvent(() => onChange(form.getValues()))
  useEffect(() => {
    const subscription = form.watch(() => tell())
    return () => subscription.unsubscribe()
  }, [form])

  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap={6}>
        <ErrorSummary faults={faults} attempt={attempt} />
        {errors.root?.message && (
          <Alert tone="danger" live>
            {errors.root.message}
          </Alert>
        )}
        <FormSection title="基本信息" hint="显示在单位主页和职位上；保存后，在招职位同时更新。">
          <Field
            label="单位简称"
            hint="求职者熟悉的叫法"
            error={errors.shortName?.message}
            controlId="shortName"
            required
          >
            <TextInput {...form.register('shortName')} autoComplete="organization" />
          </Field>
          <Field label="单位性质" error={errors.companyType?.message} controlId="companyType" required>
            <Select {...form.register('companyType')} placeholder="请选择" options={companyTypeList} />
          </Field>
          <Field label="所属行业" error={errors.trade?.message} controlId="trade" required>
            <Select {...form.register('trade')} placeholder="请选择" options={tradeList} />
          </Field>
          <Field label="人员规模" error={errors.scale?.message} controlId="scale" required>
            <Select {...form.register('scale')} placeholder="请选择" options={scaleList} />
          </Field>
          <Field label="成立年份" error={errors.foundedYear?.message} controlId="foundedYear">
            <NumberInput {...form.register('foundedYear')} unit="年" />
          </Field>
          <Field label="网址" hint="例如 https://www.example.com" error={errors.website?.message} controlId="website">
            <TextInput {...form.register('website')} type="url" autoComplete="url" />
          </Field>
        </FormSection>
        <FormSection title="单位介绍">
          <Field
            label="介绍"
            hint="做什么、在哪里、怎么带新人、怎么晋升。可以分段，不要写联系方式"
            error={errors.intro?.message}
            controlId="intro"
          >
            <TextArea {...form.register('intro')} rows={8} limit={introRules.max} />
          </Field>
        </FormSection>
        <FormSection title="福利待遇" id="company-welfare">
          <CheckboxGroup
            {...form.register('welfare')}
            label="福利"
            hint="最多选 12 项，请只选确实提供的"
            error={errors.welfare?.message}
            options={jobTagList}
            inline
          />
        </FormSection>
        <FormSection title="地址与联系方式" hint="联系方式只给登录的求职者看，不公开给访客。">
          <Field label="所在城市" error={errors.city?.message} controlId="city" required>
            <Select
              {...form.register('city', { onChange: () => form.setValue('district', '') })}
              placeholder="请选择"
              options={cities}
            />
          </Field>
          <Field label="所在区县" error={errors.district?.message} controlId="district" required>
            <Select {...form.register('district')} placeholder="请选择" options={districtsOf(form.watch('city'))} />
          </Field>
          <Field label="详细地址" error={errors.address?.message} controlId="address">
            <TextInput {...form.register('address')} autoComplete="street-address" />
          </Field>
          <Field label="联系人" hint="例如：人事部 王女士" error={errors.contact?.message} controlId="contact">
            <TextInput {...form.register('contact')} />
          </Field>
          <Field label="联系电话" hint="手机号或带区号的座机" error={errors.phone?.message} controlId="phone">
            <TextInput {...form.register('phone')} type="tel" autoComplete="tel" />
          </Field>
          <Field label="联系邮箱" error={errors.email?.message} controlId="email">
            <TextInput {...form.register('email')} type="email" autoComplete="email" />
          </Field>
        </FormSection>
        <StickyActions>
          <Row gap={3}>
            <Button type="submit" variant="primary" size="large" loading={isSubmitting}>
              保存资料
            </Button>
            <Text size="sm" tone="muted" inline>
              {isChanged ? '有修改还没有保存，内容已留在这个浏览器里' : '没有未保存的修改'}
            </Text>
          </Row>
        </StickyActions>
      </Stack>
    </form>
  )
}
