import { useState } from 'react'
import { boothConsent } from '#contract/booth-consent'
import type { MyBoothConsent } from '#contract/booth-visits'
import { pathTo } from '#contract/pages'
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  ConfirmDialog,
  FieldGroup,
  LoadState,
  RadioGroup,
  Row,
  Stack,
  Text,
} from '#design-system'
import { useSay } from '#platform/notices'
import { useBoothConsent } from '../../hooks/useBoothConsent.ts'
import { dayOf, momentOf } from '../../model/words.ts'
import { Clauses, Scanners } from './BoothConsentCard.styles.ts'

interface Props {
  fair: string
  /** Draws nothing where no resume was ever chosen and nobody has scanned: on a page without a ticket. */
  onlyWhenUsed?: boolean
}

type Actions = Pick<ReturnType<typeof useBoothConsent>, 'hand' | 'revoke' | 'isSending'>

/** Chooses a resume, with what that means and an agreement of its own. */
function Choosing({
  consent,
  hand,
  isSending,
  onDone,
}: Pick<Actions, 'hand' | 'isSending'> & { consent: MyBoothConsent; onDone: () => void }) {
  const say = useSay()
  const { resumes } = consent
  const [resume, setResume] = useState(consent.resume)
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const resumeError = isTried && resume === '' && '请选择一份简历'
  const agreedError = isTried && !isAgreed && '请先阅读并同意'

  async function send() {
    setTried(true)
    if (resume === '' || !isAgreed) return
    try {
      await hand(resume)
      say.done('已选好，扫过您入场码的参展单位可以查看这份简历')
      onDone()
    } catch (error) {
      say.failure(error)
    }
  }

  if (resumes.length === 0)
    return (
      <Stack gap={3}>
        <Text>您还没有简历。写好一份，就可以让扫码的参展单位直接看到。</Text>
        <div>
          <ButtonLink href={pathTo('resumes')}>去写简历</ButtonLink>
        </div>
      </Stack>
    )
  return (
    <Stack gap={4}>
      <RadioGroup
        label="哪一份简历"
        name="booth-resume"
        options={resumes.map(({ id, title }) => ({ value: id, label: title }))}
        value={resume}
        onValueChange={({ value }) => setResume(value)}
        error={resumeError}
      />
      <Clauses>
        {boothConsent.clauses.map(clause => (
          <li key={clause}>{clause}</li>
        ))}
      </Clauses>
      <FieldGroup label="同意" error={agreedError}>
        <Checkbox
          label={`我已阅读，同意${boothConsent.title}`}
          checked={isAgreed}
          onChange={event => setAgreed(event.currentTarget.checked)}
        />
      </FieldGroup>
      <div>
        <Button variant="primary" loading={isSending} onClick={() => void send()}>
          交给扫码的单位
        </Button>
      </div>
    </Stack>
  )
}

/** What is handed over, and taking it back. */
function Given({
  consent,
  revoke,
  onChange,
}: Pick<Actions, 'revoke'> & { consent: MyBoothConsent; onChange: () => void }) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const title = consent.resumes.find(({ id }) => id === consent.resume)?.title ?? '简历'
  const { since, scannedBy } = consent
  return (
    <Stack gap={3}>
      <Text>
        扫过您入场码的参展单位可以查看“<strong>{title}</strong>”{since !== null && `，${momentOf(since)} 起`}。
      </Text>
      <Row gap={3}>
        <Button onClick={onChange}>换一份简历</Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          撤回简历
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setAsking(false)}
        title="撤回简历？"
        description={
          scannedBy.length === 0
            ? '之后扫码的单位看不到您的简历。'
            : `扫过您的 ${scannedBy.length} 家单位马上不能再查看。已经看到、记下的内容不能收回。`
        }
        confirmLabel="撤回简历"
        cancelLabel="不撤回"
        destructive
        onConfirm={() => say.outcomeOf(revoke, '已撤回，所有单位都不能再查看')}
      />
    </Stack>
  )
}

const ScannedBy = ({ scannedBy, keptUntil }: Pick<MyBoothConsent, 'scannedBy' | 'keptUntil'>) => (
  <Stack gap={2}>
    <Text>
      <strong>{`扫过您入场码的单位（${scannedBy.length} 家）`}</strong>
    </Text>
    <Scanners>
      {scannedBy.map(({ companyId, company, at, looked }) => (
        <li key={companyId}>{`${company}，${momentOf(at)}${looked ? '，看过简历' : ''}`}</li>
      ))}
    </Scanners>
    <Text size="sm" tone="muted">{`保留到 ${dayOf(keptUntil)}，之后自动删除。`}</Text>
  </Stack>
)

function Whole({ consent, ...actions }: Actions & { consent: MyBoothConsent }) {
  const [isChanging, setChanging] = useState(false)
  const { resume, revokedAt, scannedBy } = consent
  return (
    <Card title={boothConsent.title} className="no-print">
      <Stack gap={4}>
        {revokedAt !== null && (
          <Alert tone="success" title="简历已撤回">
            {`${momentOf(revokedAt)} 撤回。参展单位都不能再查看，可以重新选择。`}
          </Alert>
        )}
        {resume === '' && revokedAt === null && <Text>现在没有交出任何简历，单位扫码后看不到您是谁。</Text>}
        {resume !== '' && !isChanging ? (
          <Given consent={consent} {...actions} onChange={() => setChanging(true)} />
        ) : (
          <Choosing consent={consent} {...actions} onDone={() => setChanging(false)} />
        )}
        {scannedBy.length > 0 && <ScannedBy {...consent} />}
      </Stack>
    </Card>
  )
}

/** Which resume exhibitors who scan one's code at a fair may have: none until one chooses, and back at any time. */
export function BoothConsentCard({ fair, onlyWhenUsed = false }: Props) {
  const { consent, hand, revoke, isSending, ...state } = useBoothConsent(fair)
  const isUsed = consent && (consent.resume !== '' || consent.revokedAt !== null || consent.scannedBy.length > 0)
  if (onlyWhenUsed && !isUsed) return null
  return (
    <LoadState {...state} data={consent}>
      {shown => <Whole consent={shown} hand={hand} revoke={revoke} isSending={isSending} />}
    </LoadState>
  )
}
