import { useState } from 'react'
import type { LicenceCheck } from '#contract/employer'
import { type LicenceInput, licenceInput } from '#contract/licence-fields'
import { Alert, Button, Card, LoadState, Stack, Text } from '#design-system'
import { ShortForm } from '#features/forms'
import { Attachments } from '#features/suggestions'
import { formatDate } from '#platform/dates'
import { useDraftForm } from '#platform/forms'
import { useMayAct } from '#platform/session'
import { useLicence } from '../../hooks/useLicence.ts'

/** What the check means for the company, and what it is to do. */
const tidings = {
  none: () => ({
    tone: 'warning',
    words: '还没有提交营业执照。核验通过前，职位只能排队，不会发布出去，也看不到求职者的姓名和联系方式。',
  }),
  pending: ({ submittedAt }) => ({
    tone: 'info',
    words: `营业执照正在核验（${formatDate(submittedAt)} 提交），结果会以消息通知您；已提交的职位在通过后自动发布。`,
  }),
  valid: ({ verifiedAt, recheckBy, automatic }) => ({
    tone: 'success',
    words: `已于 ${verifiedAt} 通过核验${automatic ? '（内置的自动核验，没有人工审核）' : ''}，请在 ${recheckBy} 前再次提交。`,
  }),
  due: ({ recheckBy }) => ({
    tone: 'warning',
    words: `核验每半年一次，上一次的有效期到 ${recheckBy}。请重新提交营业执照。`,
  }),
  returned: ({ reason }) => ({ tone: 'danger', words: `没有通过核验：${reason}。请修改后重新提交。` }),
} as const satisfies Record<
  LicenceCheck['state'],
  (check: LicenceCheck) => { tone: 'info' | 'success' | 'warning' | 'danger'; words: string }
>

/** The company's business licence: how its check stands, and the form that hands in another. */
export function LicenceCard() {
  const { licence, handIn, ...state } = useLicence()
  return (
    <Card title="营业执照核验">
      <LoadState {...state} data={licence}>
        {check => <Shown key={check.submittedAt} check={check} onHandIn={handIn} />}
      </LoadState>
    </Card>
  )
}

function Shown({ check, onHandIn }: { check: LicenceCheck; onHandIn: (file: string) => Promise<void> }) {
  const isWanted = check.state === 'none' || check.state === 'due' || check.state === 'returned'
  const [isOpen, setOpen] = useState(isWanted)
  const isOwner = useMayAct('owner')
  const { tone, words } = tidings[check.state](check)
  return (
    <Stack gap={4}>
      <Alert tone={tone}>{words}</Alert>
      <Text>
        {check.companyName}，统一社会信用代码 {check.creditCode}
      </Text>
      {check.fileName && <Text tone="muted">已提交的文件：{check.fileName}</Text>}
      {!isOwner ? (
        <Text tone="muted">营业执照由管理员提交。</Text>
      ) : isOpen ? (
        <HandIn onHandIn={onHandIn} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>重新提交</Button>
        </div>
      )}
    </Stack>
  )
}

const schema = /* @__PURE__ */ licenceInput()

function HandIn({ onHandIn }: { onHandIn: (file: string) => Promise<void> }) {
  const session = useDraftForm<LicenceInput>({
    rules: schema,
    initial: { files: [] },
    submit: async ({ files: [file = ''] }) => onHandIn(file),
  })
  const { formState, setValue } = session.form
  return (
    <ShortForm {...session} action="提交核验">
      <Attachments
        id="files"
        label="营业执照"
        hint="原件或加盖公章的复印件，四角完整、文字清楚；PDF 不超过 5 MB，图片不超过 2 MB"
        error={formState.errors.files?.message}
        maxFiles={1}
        required
        onChange={({ ids }) => setValue('files', ids)}
      />
      <Text tone="muted">名称和统一社会信用代码须与账号一致。</Text>
    </ShortForm>
  )
}
