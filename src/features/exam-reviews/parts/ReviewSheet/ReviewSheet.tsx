import { useEffect, useRef } from 'react'
import { groupsOf } from '#contract/exam-answer-words'
import { identityLabels } from '#contract/exam-identity'
import { fixedFields, type ReviewField } from '#contract/exam-review-fields'
import type { ReviewItem } from '#contract/exam-reviews'
import { Card, DetailSection, Heading, Row, Stack, Tag, Text } from '#design-system'
import { useTrees } from '#features/forms'
import { useServiceNow } from '#platform/clock'
import { useReviewPicture } from '../../hooks/useReviewFile.ts'
import { kindLabels, stageLabels, waitWords } from '../../model/review-words.ts'
import { Disputes, History, RadarSection } from './Beside.tsx'
import { MarkedField } from './MarkedField.tsx'
import { Materials } from './Materials.tsx'
import { Columns, Fields, Head, Person, Portrait } from './ReviewSheet.styles.ts'

interface Props {
  item: ReviewItem
  /** What is said of fields, by path. */
  marks: Readonly<Record<string, string>>
  onMark: (path: string, words: string) => void
}

function Photo({ id, name }: { id: string; name: string }) {
  const { shown, isFailed } = useReviewPicture(id)
  if (isFailed) return <p>照片没有打开</p>
  return shown === '' ? <p>正在打开照片</p> : <img src={shown} alt={`${name}的报名照片`} />
}

/** A registration on the desk: what was sent on one side, conditions and papers on the other. The focus begins at its heading. */
export function ReviewSheet({ item, marks, onMark }: Props) {
  const { id, name, number, kind, stage, position, form, answers, since, idShown, phoneShown, photo } = item
  const heading = useRef<HTMLHeadingElement>(null)
  const trees = useTrees()
  const now = useServiceNow()
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const marked = (field: ReviewField, value: string) => (
    <MarkedField
      key={field.path}
      field={field}
      value={value}
      said={marks[field.path] ?? ''}
      onSay={words => onMark(field.path, words)}
    />
  )

  return (
    <Stack gap={4}>
      <Head>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {name}：{position.code} {position.title}
        </Heading>
        <Row gap={2}>
          <Tag tone="primary">{stageLabels[stage]}</Tag>
          {kind === 'appeal' && <Tag tone="warning">{kindLabels.appeal}</Tag>}
          <Text inline tone="muted">
            {position.unit} · 报名序号 {number} · 已等待 {waitWords(now - since)}
          </Text>
        </Row>
      </Head>
      <Disputes item={item} />
      <Columns>
        <Card>
          <Stack gap={4}>
            <DetailSection title="身份和照片">
              <Person>
                <Portrait>{photo ? <Photo id={id} name={name} /> : <p>没有上传照片</p>}</Portrait>
                <Fields>
                  {marked(fixedFields.name, name)}
                  {marked(fixedFields.idNumber, idShown)}
                  {marked(fixedFields.photo, photo ? '见左侧' : '没有上传')}
                  <div>
                    <dt>{identityLabels.phone}</dt>
                    <dd>{phoneShown}</dd>
                  </div>
                </Fields>
              </Person>
            </DetailSection>
            {form
              .flatMap(section => groupsOf(section, answers[section.name], trees))
              .map(({ title, rows }) => (
                <DetailSection key={rows[0]?.path ?? title} title={title}>
                  <Fields>
                    {rows.map(({ path, label, value }) => marked({ path, label, group: 'answer' }, value || '未填写'))}
                  </Fields>
                </DetailSection>
              ))}
          </Stack>
        </Card>
        <Card>
          <Stack gap={4}>
            <RadarSection item={item} />
            <Materials item={item} marks={marks} onMark={onMark} />
            <DetailSection title="职位和整份报名">
              <Fields>
                {marked(fixedFields.position, `${position.code} ${position.title}`)}
                {marked(fixedFields.whole, '不属于哪一项的意见写在这里')}
              </Fields>
            </DetailSection>
            <History item={item} />
          </Stack>
        </Card>
      </Columns>
    </Stack>
  )
}
