import { useState } from 'react'
import { materialKinds } from '#contract/archive-fields'
import type { OwnArchive as Archive } from '#contract/archives'
import { Alert, Button, Card, Heading, Stack, Tag, Text } from '#design-system'
import { wordsFor } from '#platform/forms'
import { Classes } from './OwnArchive.styles.ts'
import { Place } from './Place.tsx'

interface Props {
  archive: Archive
  /** Issues a certificate of deposit; rejects when that is refused. */
  onProve: () => Promise<void>
  isProving: boolean
}

/** One's own file: who keeps it, what is in it, what is not there, and a certificate for whoever asks. */
export function OwnArchive({ archive, onProve, isProving }: Props) {
  const [refusal, setRefusal] = useState('')
  const { materials, state } = archive
  const missing = materialKinds.filter(({ value }) => !materials.includes(value))

  async function prove() {
    setRefusal('')
    await onProve().catch(error => setRefusal(wordsFor(error)))
  }

  return (
    <Card title="我的档案" level={2}>
      <Stack gap={4}>
        <Place place={archive} />
        <section aria-label="材料情况">
          <Stack gap={2}>
            <Heading level={3} size="md">
              材料情况
            </Heading>
            <Classes>
              {materialKinds.map(({ value, label }) => (
                <li key={value}>
                  <Tag tone={materials.includes(value) ? 'success' : 'warning'}>
                    {materials.includes(value) ? '有' : '未见'} {label}
                  </Tag>
                </li>
              ))}
            </Classes>
            {missing.length > 0 && (
              <Text size="sm" tone="muted">
                “未见”不一定影响使用。报考、政审需要时，请由材料形成单位补齐后直接寄送存档机构，个人不能自行放入。
              </Text>
            )}
          </Stack>
        </section>
        {refusal && (
          <Alert tone="danger" live>
            {refusal}
          </Alert>
        )}
        {state === 'held' && (
          <div>
            <Button variant="primary" onClick={() => void prove()} loading={isProving}>
              开具存档证明
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
