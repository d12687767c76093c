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
import { endsSoon, LICENCE, wantsLicence } from '../../model/licence.ts'

interface Tiding {
  tone: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  words: string
}

const consequences =
  '新职位和新零工只能排队，不能修改已发布的内容，不能查看更多求职者的公开简历，不能报名招聘会，单位主页和职位页写明“已超过复核期限”。已发布的职位、收到的投递、面试和消息不受影响。'

/** What the last check is worth; null where none was passed. */
function standingOf(check: LicenceCheck): Tiding | null {
  const { licenceStanding, verifiedAt, recheckBy, daysLeft, handedIn, automatic } = check
  if (licenceStanding === 'none') return null
  if (licenceStanding === 'lapsed') {
    return {
      tone: 'danger',
      title: '已到期',
      words: `营业执照每六个月复核一次，${verifiedAt} 的核验到 ${recheckBy} 为止。现在${consequences}重新核验通过后恢复，排队的职位和零工自动发布。`,
    }
  }
  const how = automatic && handedIn === 'approved' ? '（内置的自动核验，没有人工审核）' : ''
  const until = `已于 ${verifiedAt} 通过核验${how}，有效期到 ${recheckBy}（含当天）`
  if (!endsSoon(check)) return { tone: 'success', title: '有效', words: `${until}，在这之前请再次提交。` }
  return {
    tone: 'warning',
    title: daysLeft === 0 ? '今天到期' : `即将到期，还有 ${daysLeft} 天`,
    words: `${until}。请在这之前重新提交；新的在核验时，原来的核验仍然有效。到期后${consequences}`,
  }
}

/** What became of what was handed in last; null where there is nothing to say. */
function handedInOf({ handedIn, licenceStanding, submittedAt, recheckBy, reason }: LicenceCheck): Tiding | null {
  if (handedIn === 'none' && licenceStanding === 'none') {
    return {
      tone: 'warning',
      words: '还没有提交营业执照。核验通过前，职位和零工只能排队，不会发布出去，也看不到求职者的姓名和联系方式。',
    }
  }
  const keeps = licenceStanding === 'valid' ? `原来的核验到 ${recheckBy} 仍然有效。` : ''
  if (handedIn === 'pending') {
    return {
      tone: 'info',
      words: `营业执照正在核验（${formatDate(submittedAt)} 提交），结果会以消息通知您；${keeps || '已提交的职位和零工在通过后自动发布。'}`,
    }
  }
  return handedIn === 'returned'
    ? { tone: 'danger', words: `没有通过核验：${reason}。请修改后重新提交。${keeps}` }
    : null
}

/** The company's business licence: how its check stands, and the form that hands in another. */
export function LicenceCard() {
  const { licence, handIn, ...state } = useLicence()
  return (
    <Card title="营业执照核验" id={LICENCE}>
      <LoadState {...state} data={licence}>
        {check => <Shown key={check.submittedAt} check={check} onHandIn={handIn} />}
      </LoadState>
    </Card>
  )
}

function Shown({ check, onHandIn }: { check: LicenceCheck; onHandIn: (file: string) => Promise<void> }) {
  const [isOpen, setOpen] = useState(wantsLicence(check))
  const isOwner = useMayAct('owner')
  const tidings = [standingOf(check), handedInOf(check)].filter(tiding => tiding !== null)
  return (
    <Stack gap={4}>
      {tidings.map(({ tone, title, words }) => (
        <Alert key={words} tone={tone} title={title}>
          {words}
        </Alert>
      ))}
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
