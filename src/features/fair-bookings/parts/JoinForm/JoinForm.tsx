import { useState } from 'react'
import * as z from 'zod/mini'
import type { InputOf } from '#contract/endpoint'
import { agencyLicence } from '#contract/fair-booking-fields'
import type { applyForFairs, FairApplications, JoinableFairs } from '#contract/fair-bookings'
import { type FairEquipment, fairContract, fairEquipment } from '#contract/fair-contract'
import { proofsAsked } from '#contract/fair-proofs'
import { optionalText } from '#contract/fields'
import {
  Alert,
  Button,
  CheckAnswers,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  Field,
  FieldGroup,
  Row,
  Stack,
  TextArea,
  TextInput,
} from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { answersOf, fairLabel, type JoinProofs, type JoinValues } from '../../model/join-answers.ts'
import { ProofUpload } from '../HandedProofs/ProofUpload.tsx'

interface Props {
  joinable: JoinableFairs
  onApply: (application: InputOf<typeof applyForFairs>) => Promise<FairApplications['results']>
  onDone: (results: FairApplications['results']) => void
}

const rulesFor = (isAgency: boolean) =>
  z.object({
    fairs: z.array(z.string()).check(z.minLength(1, '请选择要报名的招聘会')),
    jobs: z.array(z.string()).check(z.minLength(1, '请至少选择一个在招职位')),
    equipment: z.array(z.string()),
    wishes: optionalText('其他需求', 200),
    agencyLicence: isAgency
      ? z.string().check(z.minLength(1, '人力资源服务机构请填写人力资源服务许可证编号'))
      : agencyLicence(),
    agencyUntil: z.string().check(z.refine(day => !isAgency || day !== '', '请选择许可证有效期')),
    agreed: z.boolean().check(z.refine(agreed => agreed, '请阅读并同意参会约定')),
  })

/** One application to many fairs: chosen, checked, sent. Renders a `<form>`. */
export function JoinForm({ joinable, onApply, onDone }: Props) {
  const { list, isAgency, jobs } = joinable
  const [isChecking, setChecking] = useState(false)
  const [proofs, setProofs] = useState<JoinProofs>({})
  const open = list.filter(({ mine }) => mine === null || ['refused', 'released', 'withdrawn'].includes(mine.state))
  const session = useDraftForm<JoinValues>({
    rules: rulesFor(isAgency),
    initial: {
      fairs: [],
      jobs: [],
      equipment: [],
      wishes: '',
      agencyLicence: joinable.agencyLicence,
      agencyUntil: joinable.agencyUntil,
      agreed: false,
    },
    kept: {
      name: 'fair-application',
      fields: ['fairs', 'jobs', 'equipment', 'wishes', 'agencyLicence', 'agencyUntil'],
    },
    isStep: !isChecking,
    async submit({ agreed: _, equipment, ...values }) {
      if (!isChecking) return setChecking(true)
      const results = await onApply({
        ...values,
        equipment: fairEquipment.map(({ value }): FairEquipment => value).filter(value => equipment.includes(value)),
        contract: fairContract.version,
        authorisation: proofs.authorisation?.id ?? '',
        licence: proofs.licence?.id ?? '',
      }).catch((error: unknown) => {
        // What the service refuses stands at its field.
        setChecking(false)
        throw error
      })
      onDone(results)
    },
  })
  const { register, setValue, watch, getValues, formState } = session.form
  const { errors } = formState
  if (isChecking)
    return (
      <FormBody {...session} gap={4}>
        <CheckAnswers sections={answersOf(getValues(), { joinable, proofs }, () => setChecking(false))} />
        <Row gap={3}>
          <Button type="submit" variant="primary" size="large" loading={session.isSubmitting}>
            提交报名
          </Button>
          <Button size="large" onClick={() => setChecking(false)}>
            返回修改
          </Button>
        </Row>
      </FormBody>
    )
  return (
    <FormBody {...session} gap={5}>
      <CheckboxGroup
        {...register('fairs')}
        id="fairs"
        label="要报名的招聘会"
        hint="可以一次报名多场，每场分别审核"
        error={errors.fairs?.message}
        required
        options={open.map(one => ({ value: one.fair.id, ...fairLabel(one) }))}
      />
      <CheckboxGroup
        {...register('jobs')}
        id="jobs"
        label="参会职位"
        hint="通过后每场可以分别调整"
        error={errors.jobs?.message}
        required
        options={jobs.map(job => ({ value: job.id, label: `${job.title}，招 ${job.headcount} 人` }))}
      />
      {isAgency && (
        <Row gap={3}>
          <Field
            label="人力资源服务许可证编号"
            controlId="agencyLicence"
            error={errors.agencyLicence?.message}
            required
          >
            <TextInput {...register('agencyLicence')} maxLength={40} />
          </Field>
          <Field label="许可证有效期至" controlId="agencyUntil" error={errors.agencyUntil?.message} required>
            <DatePicker
              id="agencyUntil"
              title="选择许可证有效期"
              value={watch('agencyUntil')}
              onValueChange={({ value }) => setValue('agencyUntil', value, { shouldDirty: true })}
            />
          </Field>
        </Row>
      )}
      {proofsAsked(joinable).map(kind => (
        <ProofUpload
          key={kind}
          kind={kind}
          note="；以前交过的不用再传"
          given={proofs[kind]}
          onGiven={file => setProofs(before => ({ ...before, [kind]: file }))}
        />
      ))}
      <CheckboxGroup {...register('equipment')} label="展位设备" options={fairEquipment} inline />
      <Field label="其他需求" controlId="wishes" error={errors.wishes?.message}>
        <TextArea {...register('wishes')} rows={2} limit={200} />
      </Field>
      <Stack gap={3}>
        <Alert title={`${fairContract.title}（${fairContract.version} 版）`}>
          <ol>
            {fairContract.clauses.map(clause => (
              <li key={clause}>{clause}</li>
            ))}
          </ol>
        </Alert>
        <FieldGroup label="参会约定" error={errors.agreed?.message} required>
          <Checkbox {...register('agreed')} id="agreed" label="已阅读并同意参会约定" />
        </FieldGroup>
      </Stack>
      <Button type="submit" variant="primary" size="large" wide>
        检查报名信息
      </Button>
    </FormBody>
  )
}
