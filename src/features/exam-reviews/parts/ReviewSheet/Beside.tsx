import { fixedFields, reviewFields } from '#contract/exam-review-fields'
import type { ReviewItem } from '#contract/exam-reviews'
import { Alert, DetailSection, Stack, Tag, Text, Timeline } from '#design-system'
import { verdictTags } from '#features/exam-positions'
import { minuteOf } from '../../model/moments.ts'
import { commandLabels, stepByLabels, stepLabels } from '../../model/review-words.ts'
import { Conditions } from './ReviewSheet.styles.ts'

/** Each condition of the position held against what was sent. Renders a `<section>`. */
export function RadarSection({ item: { conditions } }: { item: ReviewItem }) {
  return (
    <DetailSection title="职位条件对照">
      {conditions.length === 0 ? (
        <Text tone="muted">这个职位没有列出条件。</Text>
      ) : (
        <Conditions>
          {conditions.map(({ kind, verdict, hard, quote, yours }) => (
            <li key={`${kind} ${quote}`}>
              <q>{quote}</q>
              <Tag tone={verdictTags[verdict].tone}>{verdictTags[verdict].label}</Tag>
              <p>
                {hard ? '必备条件' : '优先条件'} · 考生：{yours || '报名表里看不出'}
              </p>
            </li>
          ))}
        </Conditions>
      )}
    </DetailSection>
  )
}

/** Reasons by the names of their fields. */
function Reasons({ item, reasons }: { item: ReviewItem; reasons: Readonly<Record<string, string>> }) {
  const { form, slots, answers, waiver } = item
  const labels = new Map(
    reviewFields({ form, slots, answers, waiver: waiver !== '' }).map(({ path, label }) => [path, label]),
  )
  return (
    <>
      {Object.entries(reasons).map(([path, words]) => (
        <Text key={path}>
          {labels.get(path) ?? fixedFields.whole.label}：{words}
        </Text>
      ))}
    </>
  )
}

/** What the candidate appeals against, and what two who disagree have found. Renders `Alert`s, or nothing. */
export function Disputes({ item }: { item: ReviewItem }) {
  const { appeal, opinions } = item
  return (
    <>
      {appeal && (
        <Alert tone="info" title="考生申诉">
          <Stack gap={2}>
            <Text>{appeal.reason}</Text>
            <Text strong>原来不通过的原因</Text>
            <Reasons item={item} reasons={appeal.refused} />
          </Stack>
        </Alert>
      )}
      {opinions.length > 0 && (
        <Alert tone="warning" title="两位同事意见不一致，由您裁定">
          <Stack gap={2}>
            {opinions.map(({ command, reasons }, at) => (
              // There are two of them, and they stay.
              // biome-ignore lint/suspicious/noArrayIndexKey: opinions have no names on purpose
              <div key={at}>
                <Text strong>
                  {at === 0 ? '初审' : '复审'}：{commandLabels[command]}
                </Text>
                <Reasons item={item} reasons={reasons} />
              </div>
            ))}
          </Stack>
        </Alert>
      )}
    </>
  )
}

/** What has happened to it so far. Renders a `<section>`, or nothing. */
export function History({ item: { steps, version, formVersion } }: { item: ReviewItem }) {
  return (
    <DetailSection title="办理经过">
      <Text tone="muted" size="sm">
        报名内容第 {version} 版，按报名表第 {formVersion} 版填写。
      </Text>
      {steps.length > 0 && (
        <Timeline
          items={steps.map(({ at, by, what, note }) => ({
            id: `${at} ${what}`,
            title: `${stepByLabels[by]}${stepLabels[what] ?? '办理'}`,
            time: minuteOf(at),
            state: what === 'refuse' ? ('failed' as const) : ('done' as const),
            details: note,
          }))}
        />
      )}
    </DetailSection>
  )
}
