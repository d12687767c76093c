import { useState } from 'react'
import type { ConsentRow } from '#contract/account'
import { consentKinds } from '#contract/account-fields'
import { Button, LoadState, Row, Stack, Tag, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { useConsents } from '../../hooks/useConsents.ts'

const titleOf = ({ purpose }: ConsentRow) => consentKinds[purpose]?.title ?? '其他事项'

/** What I have agreed to, in which version and when, and taking back what may be taken back. */
export function ConsentLedger() {
  const { consents, withdraw, isWithdrawing, ...state } = useConsents()
  const [asked, setAsked] = useState('')
  const say = useSay()

  async function takeBack(row: ConsentRow) {
    try {
      await withdraw(row.purpose)
      say.done(`已撤回：${titleOf(row)}`)
    } catch (error) {
      say.failure(error)
    }
    setAsked('')
  }

  return (
    <LoadState {...state} data={consents} isEmpty={list => list.length === 0} empty={<Text>还没有同意记录</Text>}>
      {list => (
        <Stack gap={4}>
          {list.map(row => (
            <Stack key={`${row.purpose} ${row.version}`} gap={2}>
              <Row gap={2}>
                <strong>{titleOf(row)}</strong>
                {row.withdrawnAt > 0 ? <Tag>已撤回</Tag> : <Tag tone="success">已同意</Tag>}
              </Row>
              <Text size="sm">
                版本 {row.version}，{formatDate(row.givenAt)} 同意
                {row.withdrawnAt > 0 && `，${formatDate(row.withdrawnAt)} 撤回`}
              </Text>
              <Text size="sm">{consentKinds[row.purpose]?.about}</Text>
              {row.withdrawable && asked !== row.purpose && (
                <Row>
                  <Button size="small" onClick={() => setAsked(row.purpose)}>
                    撤回同意
                  </Button>
                </Row>
              )}
              {asked === row.purpose && (
                <Row gap={2}>
                  <Button size="small" variant="danger" loading={isWithdrawing} onClick={() => void takeBack(row)}>
                    确认撤回
                  </Button>
                  <Button size="small" disabled={isWithdrawing} onClick={() => setAsked('')}>
                    不撤回
                  </Button>
                </Row>
              )}
            </Stack>
          ))}
        </Stack>
      )}
    </LoadState>
  )
}
