import { type FieldError, get, useFormContext } from 'react-hook-form'
import { Field, TextInput } from '#design-system'

interface Props {
  /** The identity number that is stored, masked; '' for none. */
  idShown: string
}

/** Who registers, as fields of the form around. */
export function IdentityFields({ idShown }: Props) {
  const { register, formState } = useFormContext()
  const errorOf = (name: string) => {
    const fault: FieldError | undefined = get(formState.errors, `identity.${name}`)
    return fault?.message
  }
  return (
    <>
      <Field label="姓名" hint="与身份证一致" error={errorOf('name')} controlId="identity.name" required>
        <TextInput {...register('identity.name')} autoComplete="name" />
      </Field>
      <Field
        label="身份证号码"
        hint={
          idShown
            ? `已保存 ${idShown}。需要更换时，重新填写完整的号码`
            : '18 位号码。加密保存，填写完整后只显示前三位和后四位'
        }
        error={errorOf('idNumber')}
        controlId="identity.idNumber"
        required={idShown === ''}
      >
        <TextInput {...register('identity.idNumber')} autoComplete="off" autoCapitalize="characters" maxLength={40} />
      </Field>
      <Field
        label="手机号"
        hint="审核结果和缴费提醒发到这里，考试结束前请不要停用"
        error={errorOf('phone')}
        controlId="identity.phone"
        required
      >
        <TextInput {...register('identity.phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
    </>
  )
}
