import { fairFiling } from '#contract/fair-office-fields'
import type { FairPapers } from '#contract/fair-papers'
import { DatePicker, Field, NumberInput, Text, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

type Filing = FairPapers['filing']

interface Props {
  papers: Pick<FairPapers, 'filing' | 'leastStaff' | 'permitFrom'>
  onSave: (filing: Filing) => Promise<void>
}

type Values = { [Name in keyof Filing]: string }

const schema = /* @__PURE__ */ fairFiling()

/** What was filed with the labour authority and permitted by the police. Renders a `<form>`. */
export function FilingForm({ papers: { filing, leastStaff, permitFrom }, onSave }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { ...filing, expected: String(filing.expected), staff: String(filing.staff) },
    submit: values => onSave({ ...values, expected: Number(values.expected), staff: Number(values.staff) }),
  })
  const {
    register,
    setValue,
    watch,
    formState: { errors },
  } = session.form
  const day = (name: 'filedOn' | 'permittedOn') => ({
    value: watch(name),
    onValueChange: ({ value }: { value: string }) => setValue(name, value, { shouldDirty: true }),
  })
  const isShort = Number(watch('staff')) < leastStaff
  return (
    <ShortForm {...session} action="保存备案信息">
      <Field
        label="预计人数"
        hint={`${permitFrom} 人以上须提前申请公安许可`}
        error={errors.expected?.message}
        controlId="expected"
        required
      >
        <NumberInput {...register('expected')} unit="人" />
      </Field>
      <Field
        label="工作人员"
        hint={`每 10 个展位至少 1 人，本场至少 ${leastStaff} 人`}
        error={errors.staff?.message}
        controlId="staff"
        required
      >
        <NumberInput {...register('staff')} unit="人" />
      </Field>
      {isShort && <Text>{`还差 ${leastStaff - Number(watch('staff'))} 名工作人员`}</Text>}
      <Field label="备案日期" error={errors.filedOn?.message} controlId="filedOn">
        <DatePicker {...day('filedOn')} title="选择备案日期" />
      </Field>
      <Field label="备案编号" error={errors.filingNumber?.message} controlId="filingNumber">
        <TextInput {...register('filingNumber')} maxLength={40} />
      </Field>
      <Field label="公安许可日期" error={errors.permittedOn?.message} controlId="permittedOn">
        <DatePicker {...day('permittedOn')} title="选择许可日期" />
      </Field>
      <Field label="公安许可编号" error={errors.permitNumber?.message} controlId="permitNumber">
        <TextInput {...register('permitNumber')} maxLength={40} />
      </Field>
    </ShortForm>
  )
}
