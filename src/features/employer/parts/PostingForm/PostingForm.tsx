import { useEffect, useEffectEvent, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type JobDraft, jobPosting } from '#contract/jobs'
import { checkPosting, obstaclesOf } from '#contract/posting-check'
import { contractTermList } from '#contract/reference/contract-terms'
import { educationList } from '#contract/reference/education'
import { experienceList, jobTagList, natureList, probationList } from '#contract/reference/employment'
import { pathOf } from '#contract/reference/lookup'
import { jiangxiRegions } from '#contract/reference/regions'
import {
  Alert,
  Button,
  CategoryPicker,
  Checkbox,
  CheckboxGroup,
  type DraftState,
  DraftStatus,
  ErrorSummary,
  Field,
  FormSection,
  NumberInput,
  Row,
  Select,
  Stack,
  StickyActions,
  TextArea,
  TextInput,
} from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { type FieldFault, faultsOf, schemaResolver, useStandingFaults } from '#platform/forms'
import { loadJobCategories, useJobCategories } from '../../hooks/useJobCategories.ts'
import { draftOf, type PostingValues, unfitOf } from '../../model/posting-values.ts'
import { PostingFindings } from '../PostingFindings/PostingFindings.tsx'

export interface PostingFormProps {
  initial: PostingValues
  state: DraftState
  onChange: (values: PostingValues) => void
  onSave: () => void
  /** Called with what passed the rules of publishing. */
  onReady: (draft: JobDraft) => void
  /** Messages of the service by field. */
  refused: Readonly<Record<string, string>>
}

const schema = /* @__PURE__ */ jobPosting()
const [jiangxi] = jiangxiRegions

/** The posting form, section by section. Everything typed is handed on at once; the rules speak up on the way to publishing. */
export function PostingForm({ initial, state, onChange, onSave, onReady, refused }: PostingFormProps) {
  const [attempt, setAttempt] = useState(0)
  /** What the check before publishing last stopped at, as it reads now. */
  const [stopped, setStopped] = useState<JobDraft | null>(null)
  const today = formatDate(useNow())
  const form = useForm<PostingValues>({ defaultValues: initial, shouldFocusError: false })
  const { errors } = form.formState
  const categories = useJobCategories()
  const city = form.watch('city')
  const districts = jiangxi?.children.find(({ value }) => value === city)?.children ?? []

  const showFaults = useStandingFaults(form)
  const tell = useEffectEvent((values: PostingValues) => {
    onChange(values)
    showFaults(unfitOf(values))
    setStopped(before => before && draftOf(values))
  })
  const showUnfit = useEffectEvent(() => showFaults(unfitOf(form.getValues())))
  useEffect(() => {
    showUnfit()
    const subscription = form.watch(() => tell(form.getValues()))
    return () => subscription.unsubscribe()
  }, [form])
  useEffect(() => {
    for (const [name, message] of Object.entries(refused)) {
      // The service names fields by the same schema.
      form.setError(name as keyof PostingValues, { type: 'service', message })
    }
    if (Object.keys(refused).length > 0) setAttempt(count => count + 1)
  }, [form, refused])

  async function check() {
    const values = form.getValues()
    const draft = draftOf(values)
    form.clearErrors()
    const { errors: found } = await schemaResolver<JobDraft>(schema)(draft, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
    const unfit = unfitOf(values)
    const obstacles = Object.entries(obstaclesOf(draft, today)).map(([path, message]) => ({ path, message }))
    const faults = new Map<string, FieldFault>()
    for (const fault of [...unfit, ...faultsOf(found), ...obstacles])
      if (!faults.has(fault.path)) faults.set(fault.path, fault)
    for (const { path, message } of faults.values())
      form.setError(path as keyof PostingValues, { type: 'rule', message })
    setAttempt(count => count + 1)
    setStopped(obstacles.length > 0 ? draft : null)
    if (faults.size === 0) onReady(draft)
  }

  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void check()
      }}
      noValidate
    >
      <Stack gap={6}>
        <ErrorSummary
          faults={attempt > 0 ? faultsOf(errors).map(({ path, message }) => ({ id: path, message })) : []}
          attempt={attempt}
        />
        {stopped && <PostingFindings draft={stopped} findings={checkPosting(stopped, today)} />}
        <FormSection title="职位">
          <Field label="职位名称" error={errors.title?.message} controlId="title" required>
            <TextInput {...form.register('title')} />
          </Field>
          <Field label="职位类别" error={errors.category?.message} controlId="category" required>
            <Controller
              control={form.control}
              name="category"
              render={({ field }) => (
                <CategoryPicker
                  source={loadJobCategories}
                  limit={1}
                  valueLabels={{ [field.value]: pathOf(categories, field.value).at(-1)?.label ?? '' }}
                  value={field.value === '' ? [] : [field.value]}
                  onValueChange={({ value: [chosen = ''] }) => field.onChange(chosen)}
                />
              )}
            />
          </Field>
          <Field label="工作性质" error={errors.nature?.message} controlId="nature" required>
            <Select {...form.register('nature')} placeholder="请选择" options={natureList} />
          </Field>
          <Field label="招聘人数" error={errors.headcount?.message} controlId="headcount" required>
            <NumberInput {...form.register('headcount')} unit="人" />
          </Field>
          <Row gap={4}>
            <Checkbox {...form.register('urgent')} label="急招" />
            <Checkbox {...form.register('forGraduates')} label="应届毕业生可投" />
          </Row>
        </FormSection>
        <FormSection title="薪资与福利" hint="按规定要写明基本薪资；浮动的部分写在岗位职责里。">
          <Field label="最低月薪" error={errors.wageMin?.message} controlId="wageMin" required>
            <NumberInput {...form.register('wageMin')} unit="元/月" />
          </Field>
          <Field label="最高月薪" error={errors.wageMax?.message} controlId="wageMax" required>
            <NumberInput {...form.register('wageMax')} unit="元/月" />
          </Field>
          <Field label="每年发薪" error={errors.wageMonths?.message} controlId="wageMonths" required>
            <NumberInput {...form.register('wageMonths')} unit="个月" />
          </Field>
          <Field label="合同期限" error={errors.contractTerm?.message} controlId="contractTerm" required>
            <Select {...form.register('contractTerm')} placeholder="请选择" options={contractTermList} />
          </Field>
          <Field label="试用期" error={errors.probation?.message} controlId="probation" required>
            <Select {...form.register('probation')} options={probationList} />
          </Field>
          <CheckboxGroup
            {...form.register('welfare')}
            label="福利"
            hint="最多选 10 项"
            error={errors.welfare?.message}
            options={jobTagList}
            inline
          />
        </FormSection>
        <FormSection title="地点与时间">
          <Field label="工作城市" error={errors.city?.message} controlId="city" required>
            <Select
              {...form.register('city', { onChange: () => form.setValue('district', '') })}
              placeholder="请选择"
              options={jiangxi?.children ?? []}
            />
          </Field>
          <Field label="工作区县" error={errors.district?.message} controlId="district" required>
            <Select {...form.register('district')} placeholder="请选择" options={districts} />
          </Field>
          <Field label="详细地址" error={errors.address?.message} controlId="address" required>
            <TextInput {...form.register('address')} autoComplete="street-address" />
          </Field>
          <Field
            label="工作时间"
            hint="例如：8:30-17:30，双休"
            error={errors.workingHours?.message}
            controlId="workingHours"
          >
            <TextInput {...form.register('workingHours')} />
          </Field>
          <Field label="截止日期" hint="最长 180 天" error={errors.expiresOn?.message} controlId="expiresOn" required>
            <TextInput {...form.register('expiresOn')} type="date" />
          </Field>
        </FormSection>
        <FormSection title="要求与职责">
          <Field label="学历要求" error={errors.education?.message} controlId="education" required>
            <Select {...form.register('education')} placeholder="请选择" options={educationList} />
          </Field>
          <Field label="经验要求" error={errors.experience?.message} controlId="experience" required>
            <Select {...form.register('experience')} placeholder="请选择" options={experienceList} />
          </Field>
          <Field label="岗位职责" hint="一行一条" error={errors.duties?.message} controlId="duties" required>
            <TextArea {...form.register('duties')} rows={6} limit={3000} />
          </Field>
          <Field
            label="任职要求"
            hint="一行一条"
            error={errors.requirements?.message}
            controlId="requirements"
            required
          >
            <TextArea {...form.register('requirements')} rows={5} limit={3000} />
          </Field>
        </FormSection>
        <Alert tone="info">不得含有性别、民族、地域、户籍、婚育等与岗位无关的限制，也不得向应聘者收取费用。</Alert>
        <StickyActions>
          <Row gap={3}>
            <Button type="submit" variant="primary" size="large">
              检查并发布
            </Button>
            <DraftStatus state={state} onSave={onSave} />
          </Row>
        </StickyActions>
      </Stack>
    </form>
  )
}
