import { useState } from 'react'
import type { OwnCompany } from '#contract/company-fields'
import { Avatar, Button, Card, ImageUpload, Row, Stack } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { useLogo } from '../../hooks/useCompanyChanges.ts'

/** PNG keeps what is see-through. */
const profile = { width: 360, height: 360, maxBytes: 1_048_576, type: 'image/png' } as const

/** The company's logo: everybody sees another one as soon as it is chosen. */
export function ProfileLogo({ company }: { company: OwnCompany }) {
  const logo = useLogo()
  const say = useSay()
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState('')

  async function run(act: () => Promise<void>, message: string) {
    setProblem('')
    try {
      await act()
      setRound(count => count + 1)
      say.done(message)
    } catch (error) {
      setProblem(wordsFor(error))
    }
  }

  return (
    <Card title="单位标志" id="company-logo">
      <Stack gap={4}>
        <Row gap={4}>
          <Avatar
            kind="employer"
            size="large"
            src={company.logo || undefined}
            letter={[...company.facts.shortName][0]}
          />
          {company.logo && (
            <Button loading={logo.isRemoving} onClick={() => void run(logo.remove, '单位标志已移除')}>
              移除标志
            </Button>
          )}
        </Row>
        <ImageUpload
          key={round}
          label={company.logo ? '更换标志' : '上传标志'}
          hint="正方形最好，四周留一点空白"
          profile={profile}
          error={problem || undefined}
          onValueChange={({ value }) => value && void run(() => logo.change(value), '单位标志已更新')}
        />
      </Stack>
    </Card>
  )
}
