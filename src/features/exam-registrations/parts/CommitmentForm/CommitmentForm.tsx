import type { Commitment } from '#contract/exam-form'
import { examCommitment } from '#contract/exam-registration-fields'
import { Checkbox, Field, FieldGroup, Heading, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { Paper } from './CommitmentForm.styles.ts'

export interface Signed {
  version: string
  signedName: string
  read: boolean
  sensitive: boolean
}

interface Props {
  commitment: Commitment
  /** Begins the registration; what is refused is said above the form. */
  onSign: (signed: Signed) => Promise<void>
}

const schema = /* @__PURE__ */ examCommitment()

/** The commitment to read, the name that signs it, and two consents apart from each other, neither of them ticked. Renders a `<form>`. */
export function CommitmentForm({ commitment: { version, title, paragraphs }, onSign }: Props) {
  const session = useDraftForm<Signed>({
    rules: schema,
    initial: { version, signedName: '', read: false, sensitive: false },
    order: ['signedName', 'read', 'sensitive'],
    submit: onSign,
  })
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <ShortForm {...session} action="签署并开始填写">
      <Paper aria-labelledby="commitment">
        <Heading level={2} size="lg" id="commitment">
          {title}
        </Heading>
        <ol>
          {paragraphs.map(paragraph => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
      </Paper>
      <Field
        label="签名"
        hint="写您身份证上的姓名，代表您签署以上承诺"
        error={errors.signedName?.message}
        controlId="signedName"
        required
      >
        <TextInput {...register('signedName')} autoComplete="name" />
      </Field>
      <FieldGroup label="承诺" error={errors.read?.message}>
        <Checkbox {...register('read')} id="read" label={`我已阅读${title}，愿意遵守并承担相应责任`} />
      </FieldGroup>
      <FieldGroup label="敏感个人信息" error={errors.sensitive?.message}>
        <Checkbox
          {...register('sensitive')}
          id="sensitive"
          label="我同意为本次考试使用我的身份证号码和照片"
          hint="用于审核、编排考场、核验身份和公示。身份证号码加密保存，屏幕上只显示前三位和后四位；不同意就不能报名，可以到报名机构咨询其他办法。"
        />
      </FieldGroup>
    </ShortForm>
  )
}
