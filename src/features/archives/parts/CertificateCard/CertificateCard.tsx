import { type ReactNode, useSyncExternalStore } from 'react'
import type { Certificate } from '#contract/archives'
import { Card, QRCode, Stack, Tag, Text } from '#design-system'
import { addressOfCheck, groupedCode } from '../../model/archive-address.ts'
import { paperKinds, paperStates } from '../../model/archive-words.ts'
import { Paper } from './CertificateCard.styles.ts'

interface Props {
  certificate: Certificate
  /** What the paper says besides its code and dates. */
  children?: ReactNode
}

const nothingChanges = () => () => undefined

/** A paper with the code by which anybody can check it, on screen and on A4. Renders a `<div>`. */
export function CertificateCard({ certificate, children }: Props) {
  const origin = useSyncExternalStore(
    nothingChanges,
    () => window.location.origin,
    () => '',
  )
  const { kind, code, issuedOn, validUntil, state } = certificate
  const { label, tone } = paperStates[state]
  return (
    <Card title={paperKinds[kind]} level={2} action={<Tag tone={tone}>{label}</Tag>}>
      <Paper>
        <Stack gap={3}>
          {children}
          <Text>
            核验码 <strong>{groupedCode(code)}</strong>
          </Text>
          <Text size="sm" tone="muted">
            {issuedOn} 开具，{validUntil} 前有效。扫码或在“核验证明”中输入核验码可以核对真伪。
          </Text>
        </Stack>
        {state === 'valid' && origin && (
          <QRCode
            value={`${origin}${addressOfCheck(code)}`}
            label={`${paperKinds[kind]}核验二维码`}
            caption="扫码核验"
            level="H"
          />
        )}
      </Paper>
    </Card>
  )
}
