import { useState } from 'react'
import { Button, DetailSection, FactList, LoadState, Row, Stack, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useHealth } from '../../hooks/useHealth.ts'
import { momentInWords } from '../../model/moments.ts'
import { HealthForm } from './HealthForm.tsx'

const KEPT = 30 * 86_400_000

/** Answers about health, of an exam that asks for them: given by who agrees, and deleted by themselves. Renders a `<section>`. */
export function HealthPart({ id }: { id: string }) {
  const say = useSay()
  const { given, save, ...state } = useHealth(id)
  const [isChanging, setChanging] = useState(false)
  return (
    <DetailSection title="健康信息">
      <LoadState {...state} data={given === undefined ? undefined : { given }}>
        {({ given: answers }) =>
          answers && !isChanging ? (
            <Stack gap={3}>
              <FactList
                facts={[
                  { term: '身体状况', details: answers.well ? '良好，可以正常参加考试' : '有需要说明的情况' },
                  { term: '需要说明的情况', details: answers.note },
                  { term: '填写时间', details: momentInWords(answers.at) },
                ]}
              />
              <Row gap={3}>
                <Button onClick={() => setChanging(true)}>修改</Button>
                <Text size="sm" tone="muted">
                  {momentInWords(answers.at + KEPT)} 自动删除
                </Text>
              </Row>
            </Stack>
          ) : (
            <HealthForm
              given={answers}
              onSave={async statement => {
                await save(statement)
                setChanging(false)
                say.done('健康信息已保存')
              }}
            />
          )
        }
      </LoadState>
    </DetailSection>
  )
}
