import { ButtonLink, Card, ListCard, LoadState, Stack, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { useOwnArchives } from '../../hooks/useArchives.ts'
import { addressOfTransfer, addressOfView } from '../../model/archive-address.ts'
import { transferLabels } from '../../model/transfer-steps.ts'
import { CertificateCard } from '../../parts/CertificateCard/CertificateCard.tsx'
import { ClaimForm } from '../../parts/ClaimForm/ClaimForm.tsx'
import { OwnArchive } from '../../parts/OwnArchive/OwnArchive.tsx'

/** One's own file, the transfers under way and past, and the papers issued. */
export function MineView() {
  const { own, claim, prove, isProving, ...state } = useOwnArchives()
  return (
    <LoadState {...state} data={own}>
      {({ archive, transfers, proofs }) => (
        <Stack gap={4}>
          {archive ? (
            <OwnArchive archive={archive} onProve={prove} isProving={isProving} />
          ) : (
            <ClaimForm onClaim={claim} />
          )}
          <Card title="我的调档" action={<ButtonLink href={addressOfView('apply')}>申请调档函</ButtonLink>}>
            {transfers.length === 0 ? (
              <Text tone="muted">还没有申请过调档函。档案在原单位、学校或外省的，可以申请转过来。</Text>
            ) : (
              transfers.map(({ id, number, from, office, state: standing, updatedAt }) => (
                <ListCard
                  key={id}
                  level={3}
                  href={addressOfTransfer(id)}
                  title={`${from} → ${office}`}
                  headline={transferLabels[standing]}
                  meta={[number, `${formatDate(updatedAt)} 更新`]}
                />
              ))
            )}
          </Card>
          {proofs.map(proof => (
            <CertificateCard key={proof.code} certificate={proof} />
          ))}
        </Stack>
      )}
    </LoadState>
  )
}
