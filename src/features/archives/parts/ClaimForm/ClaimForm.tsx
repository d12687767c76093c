import { archiveOwner } from '#contract/archive-fields'
import { Card, Field, Stack, Text, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

const schema = /* @__PURE__ */ archiveOwner()

interface Holder {
  name: string
  idNumber: string
}

/** Ties a file to the account, once name, number and the phone that the office knows agree. */
export function ClaimForm({ onClaim }: { onClaim: (holder: Holder) => Promise<void> }) {
  const session = useDraftForm<Holder>({ rules: schema, initial: { name: '', idNumber: '' }, submit: onClaim })
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <Card title="关联我的档案" level={2}>
      <Stack gap={4}>
        <Text>关联后可以查看档案状态和材料情况、开具存档证明。账号的手机号须与存档机构登记的预留手机号一致。</Text>
        <ShortForm {...session} action="关联档案">
          <Field label="姓名" error={errors.name?.message} controlId="name" required>
            <TextInput {...register('name')} autoComplete="name" />
          </Field>
          <Field label="身份证号码" error={errors.idNumber?.message} controlId="idNumber" required>
            <TextInput {...register('idNumber')} autoComplete="off" autoCapitalize="characters" />
          </Field>
        </ShortForm>
      </Stack>
    </Card>
  )
}
