import { type TransferRequest, transferReasons, transferRequest } from '#contract/archive-fields'
import { type ArchiveOffice, requestTransfer } from '#contract/archives'
import { Checkbox, Field, FieldGroup, FormSection, Select, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { Attachments } from '#features/suggestions'
import { useSend } from '#platform/call'
import { useDraftForm } from '#platform/forms'
import { useNavigate } from '#platform/routing'
import { addressOfTransfer } from '../../model/archive-address.ts'

const schema = /* @__PURE__ */ transferRequest()

const empty: TransferRequest = {
  name: '',
  idNumber: '',
  phone: '',
  from: '',
  fromContact: '',
  officeId: '',
  reason: '',
  files: [],
  consent: false,
  truth: false,
}

/** Asks an office to call for one's file; leads to its letter. */
export function TransferForm({ offices }: { offices: readonly ArchiveOffice[] }) {
  const navigate = useNavigate()
  const { send } = useSend(requestTransfer)
  const session = useDraftForm<TransferRequest>({
    rules: schema,
    initial: empty,
    kept: { name: 'archive-transfer', fields: ['name', 'phone', 'from', 'fromContact', 'officeId', 'reason'] },
    submit: async values => {
      const { id } = await send(values)
      navigate(addressOfTransfer(id))
    },
  })
  const { register, setValue, formState } = session.form
  const { errors } = formState
  return (
    <ShortForm {...session} action="提交并开具调档函">
      <FormSection title="本人信息">
        <Field label="姓名" error={errors.name?.message} controlId="name" required>
          <TextInput {...register('name')} autoComplete="name" />
        </Field>
        <Field
          label="身份证号码"
          hint="调档函上只显示后四位"
          error={errors.idNumber?.message}
          controlId="idNumber"
          required
        >
          <TextInput {...register('idNumber')} autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Field label="手机号" error={errors.phone?.message} controlId="phone" required>
          <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      </FormSection>
      <FormSection title="从哪里转到哪里">
        <Field
          label="现存档机构"
          hint="写全称，例如：某某大学档案馆、某某市人才服务中心"
          error={errors.from?.message}
          controlId="from"
          required
        >
          <TextInput {...register('from')} />
        </Field>
        <Field label="现存档机构电话" hint="选填" error={errors.fromContact?.message} controlId="fromContact">
          <TextInput {...register('fromContact')} type="tel" />
        </Field>
        <Field
          label="接收机构"
          hint="户籍所在地或工作所在地的机构"
          error={errors.officeId?.message}
          controlId="officeId"
          required
        >
          <Select
            {...register('officeId')}
            placeholder="请选择"
            options={offices.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label="转递原因" error={errors.reason?.message} controlId="reason" required>
          <Select {...register('reason')} placeholder="请选择" options={transferReasons} />
        </Field>
      </FormSection>
      <FormSection title="材料">
        <Attachments
          id="files"
          label="身份证，以及劳动合同、营业执照、户口簿本人页之一"
          hint="PDF 不超过 5 MB，图片不超过 2 MB"
          error={errors.files?.message}
          required
          onChange={({ ids }) => setValue('files', ids)}
        />
      </FormSection>
      <FieldGroup label="确认" id="confirmation" error={errors.consent?.message ?? errors.truth?.message} required>
        <Checkbox
          {...register('consent')}
          id="consent"
          label="同意为办理调档使用我的身份证号码"
          hint="只用于核对身份，不保存完整号码，不作他用"
        />
        <Checkbox {...register('truth')} id="truth" label="所填内容属实，如有不实由本人承担责任" />
      </FieldGroup>
    </ShortForm>
  )
}
