import { certificateQuery } from '#contract/archive-fields'
import { normaliseCode } from '#contract/rules/certificate-code'
import { Alert, Card, EmptyState, FactList, Field, icons, LoadState, Stack, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useCertificate } from '../../hooks/useArchives.ts'
import { addressOfCheck, archiveSearch, groupedCode } from '../../model/archive-address.ts'
import { paperKinds, paperStates } from '../../model/archive-words.ts'

const schema = /* @__PURE__ */ certificateQuery()

function Checked({ code }: { code: string }) {
  const { certificate, ...state } = useCertificate()
  if (isNotFound(state.error)) {
    return (
      <EmptyState title="没有这份证明" icon={icons.warning}>
        核验码 {groupedCode(code)} 没有对应的证明。请核对纸面上的 16 位核验码；仍然查不到的，请勿采信。
      </EmptyState>
    )
  }
  return (
    <LoadState {...state} data={certificate}>
      {({ kind, name, idTail, office, issuedOn, validUntil, state: standing }) => (
        <Stack gap={4}>
          <Alert tone={paperStates[standing].tone} title={`${paperKinds[kind]}：${paperStates[standing].label}`} live>
            {standing === 'valid'
              ? '这份证明由本平台开具，请与持有人出示的内容核对。'
              : '这份证明由本平台开具，但现在不能使用，请持有人重新开具。'}
          </Alert>
          <FactList
            facts={[
              { term: '持有人', details: name },
              { term: '身份证尾号', details: idTail },
              { term: kind === 'letter' ? '接收机构' : '存档机构', details: office },
              { term: '开具日期', details: issuedOn },
              { term: '有效期至', details: validUntil },
            ]}
          />
        </Stack>
      )}
    </LoadState>
  )
}

/** Checks a paper by the code in the address: as much as whoever was handed it needs to know. */
export function CertificateCheck() {
  const code = archiveSearch.parse(useRequest().query).verify ?? ''
  const navigate = useNavigate()
  const session = useDraftForm<{ code: string }>({
    rules: schema,
    initial: { code: groupedCode(code) },
    submit: async values => navigate(addressOfCheck(normaliseCode(values.code))),
  })
  const { register, formState } = session.form
  return (
    <Stack gap={5}>
      <Card>
        <ShortForm {...session} action="核验">
          <Field
            label="核验码"
            hint="调档函、存档证明上的 16 位字母和数字"
            error={formState.errors.code?.message}
            controlId="code"
            required
          >
            <TextInput {...register('code')} autoComplete="off" autoCapitalize="characters" />
          </Field>
        </ShortForm>
      </Card>
      {code && <Checked code={code} />}
    </Stack>
  )
}
