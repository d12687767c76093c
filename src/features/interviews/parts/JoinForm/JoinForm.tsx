import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { Alert, Button, CheckboxGroup, EmptyState, icons, Link, LoadState, Stack } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useMeetingCandidates } from '../../hooks/useMeetings.ts'

interface Props {
  meetingId: string
  /** Called with the chosen applications in the order in which they were chosen. */
  onJoin: (applicationIds: string[]) => Promise<void>
}

/** Accepted applicants of the posting, to be put at the end of the queue. */
export function JoinForm({ meetingId, onJoin }: Props) {
  const { candidates, ...state } = useMeetingCandidates(meetingId)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [fault, setFault] = useState('')
  const [isSending, setSending] = useState(false)

  async function join() {
    if (chosen.length === 0) {
      setFault('请选择求职者')
      return
    }
    setFault('')
    setSending(true)
    try {
      await onJoin([...chosen])
    } catch (error) {
      setFault(wordsFor(error))
    } finally {
      setSending(false)
    }
  }

  // The order of choosing is the order of the queue.
  const choose = (values: readonly string[]) =>
    setChosen(before => [...before.filter(id => values.includes(id)), ...values.filter(id => !before.includes(id))])

  return (
    <LoadState
      {...state}
      data={candidates}
      isEmpty={list => list.length === 0}
      empty={
        <EmptyState
          title="没有可以加入的求职者"
          icon={icons.users}
          action={<Link href={pathTo('received')}>查看收到的简历</Link>}
        >
          先在“收到的简历”中把合适的求职者标为“初筛通过”，就可以加入面试会；已有面试没有结束的不能加入。
        </EmptyState>
      }
    >
      {list => (
        <Stack gap={3}>
          {fault && (
            <Alert tone="danger" live>
              {fault}
            </Alert>
          )}
          <CheckboxGroup
            name="applicant"
            label="选择求职者"
            hint="按选择的先后排队，加入后求职者会收到邀请和自己的时间。"
            options={list.map(({ applicationId, candidate }) => ({ value: applicationId, label: candidate }))}
            value={chosen}
            onValueChange={({ value }) => choose(value)}
          />
          <div>
            <Button variant="primary" loading={isSending} onClick={() => void join()}>
              {chosen.length > 0 ? `加入 ${chosen.length} 人并发出邀请` : '加入并发出邀请'}
            </Button>
          </div>
        </Stack>
      )}
    </LoadState>
  )
}
