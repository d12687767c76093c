import { useState } from 'react'
import type { AccountInfo } from '#contract/account'
import { Alert, Button, Row, Stack, Text } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useDataCopy } from '../../hooks/useDataCopy.ts'
import { IdentityCheck } from '../IdentityCheck/IdentityCheck.tsx'

/** A copy of one's data as a file. */
export function DataCopy({ account }: { account: AccountInfo }) {
  const { fetchCopy, isFetching } = useDataCopy()
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; words: string } | null>(null)
  const download = () =>
    fetchCopy().then(
      () => setSaid({ tone: 'success', words: '文件已生成，请在浏览器的下载中查看。' }),
      error => setSaid({ tone: 'danger', words: wordsFor(error) }),
    )
  return (
    <Stack gap={5}>
      <Text>
        文件为 JSON
        格式，用记事本即可打开，包含账号、简历、投递、消息、收藏与关注、浏览记录、同意记录、登录设备和操作记录。
        每天最多下载 5 次，请妥善保管。
      </Text>
      <IdentityCheck account={account}>
        <Stack gap={4}>
          {said && (
            <Alert tone={said.tone} live>
              {said.words}
            </Alert>
          )}
          <Row>
            <Button variant="primary" loading={isFetching} onClick={() => void download()}>
              下载我的数据
            </Button>
          </Row>
        </Stack>
      </IdentityCheck>
    </Stack>
  )
}
