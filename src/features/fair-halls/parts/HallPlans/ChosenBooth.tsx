import { boothKindLabels, boothStateLabels, type FairBooth } from '#contract/fair-halls'
import { pathTo } from '#contract/pages'
import { ButtonLink, Card, Row, Stack, Tag, Text } from '#design-system'

/** What is known of a booth, and the way to who stands there. Said aloud when another is chosen. */
export function ChosenBooth({ booth: { code, kind, state, company } }: { booth: FairBooth }) {
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
          <div>
            <ButtonLink href={pathTo('companyDetails', { id: company.id })}>
              {company.jobs > 0 ? `看单位和 ${company.jobs} 个岗位` : '看单位'}
            </ButtonLink>
          </div>
        </Stack>
      ) : (
        <Text tone="muted">{`${boothKindLabels[kind]}，${boothStateLabels[state]}，还没有单位。`}</Text>
      )}
    </Card>
  )
}
