import { boothKindLabels } from '#contract/booth-kinds'
import { boothStateLabels, type FairBooth } from '#contract/fair-halls'
import { pathTo } from '#contract/pages'
import { ButtonLink, Card, Row, Stack, Tag, Text } from '#design-system'
import { ShortlistButton } from '#features/fair-shortlist'

/** What is known of a booth, and the way to who stands there. Said aloud when another is chosen. */
export function ChosenBooth({ fairId, booth: { code, kind, state, company } }: { fairId: string; booth: FairBooth }) {
  return (
    <Card title={`展位 ${code}`} aria-live="polite">
      {company ? (
        <Stack gap={3}>
          <Text strong>{company.name}</Text>
          <Row gap={2}>
            <Tag>{boothKindLabels[kind]}</Tag>
            {company.tags.map(tag => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Row>
          <Row gap={3}>
            <ShortlistButton fairId={fairId} participationId={company.participation} companyName={company.name} />
            <ButtonLink href={pathTo('companyDetails', { id: company.id })}>
              {company.jobs > 0 ? `看单位和 ${company.jobs} 个岗位` : '看单位'}
            </ButtonLink>
          </Row>
        </Stack>
      ) : (
        <Text tone="muted">{`${boothKindLabels[kind]}，${boothStateLabels[state]}，还没有单位。`}</Text>
      )}
    </Card>
  )
}
