import { useState } from 'react'
import type { ExamRegistration } from '#contract/exam-registrations'
import {
  Alert,
  Button,
  ButtonLink,
  FormSection,
  ImageUpload,
  Row,
  StickyActions,
  Text,
  wholeFigures,
} from '#design-system'
import { wordsFor } from '#platform/forms'
import { CallRefused } from '#platform/transport'
import { useExamPhoto } from '../../hooks/useExamPhoto.ts'
import { enrolHref } from '../../model/exam-addresses.ts'
import { Bench, Print, Wants } from './PhotoLab.styles.ts'

interface Props {
  registration: ExamRegistration
  onFinish: () => void
}

const backgrounds = { white: '白色', blue: '蓝色' } as const

/** A millimetre of paper in pixels of the screen, which has 96 of them to the inch. */
const MM = 96 / 25.4

/** Why a photograph was not taken, in the service's words where it has some. */
const whyNot = (error: unknown) =>
  error instanceof CallRefused ? (error.fields.files ?? error.fields.photo ?? error.message) : wordsFor(error)

/** The photograph: what it has to be, cut and made small here, shown in the size of its print. Renders a `<section>`. */
export function PhotoLab({ registration, onFinish }: Props) {
  const { id, round, photo, reasons } = registration
  const { width, height, widthMm, heightMm, background, maxKb, months } = round.photo
  const { shown, send } = useExamPhoto(registration)
  const [refusal, setRefusal] = useState('')
  const [isSending, setSending] = useState(false)
  const [missing, setMissing] = useState(false)
  const [isNew, setNew] = useState(false)

  async function take(picture: Blob | undefined) {
    if (!picture) return
    setSending(true)
    setRefusal('')
    setMissing(false)
    try {
      await send(picture)
      setNew(true)
    } catch (error) {
      setRefusal(whyNot(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <FormSection title="照片">
      {reasons.photo && !isNew && (
        <Alert tone="danger" title="审核意见">
          {reasons.photo}
        </Alert>
      )}
      {refusal && (
        <Alert tone="danger" live title="照片没有通过">
          {refusal}
        </Alert>
      )}
      <Bench>
        <Print>
          {shown ? (
            <img src={shown} alt="准考证上的照片" width={Math.round(widthMm * MM)} height={Math.round(heightMm * MM)} />
          ) : (
            <Text tone="muted">{photo ? '照片正在加载…' : '还没有照片'}</Text>
          )}
          <figcaption>
            <Text size="sm" tone="muted">
              印在准考证上的大小：{widthMm} × {heightMm} 毫米
            </Text>
          </figcaption>
        </Print>
        <Wants>
          <li>
            近 {months} 个月内拍的免冠正面照，{backgrounds[background]}背景，五官清楚，头部完整
          </li>
          <li>
            {wholeFigures(
              `裁成 ${width} × ${height} 像素，不超过 ${maxKb} KB，由页面自动完成；太小的照片不放大，请换一张`,
            )}
          </li>
          <li>不要用美颜、翻拍纸质照片或者生活照，考试当天要和本人核对</li>
        </Wants>
      </Bench>
      <ImageUpload
        id="photo"
        label={photo ? '更换照片' : '上传照片'}
        required={!photo}
        error={missing ? '请上传照片' : undefined}
        profile={{ width, height, maxBytes: maxKb * 1024, type: 'image/jpeg', neverEnlarged: true }}
        onValueChange={({ value }) => void take(value)}
      />
      <Text role="status" tone="success">
        {isSending ? '正在上传…' : isNew && '照片已经保存。'}
      </Text>
      <StickyActions>
        <Row gap={3}>
          <Button
            variant="primary"
            size="large"
            loading={isSending}
            onClick={() => (photo ? onFinish() : setMissing(true))}
          >
            完成这一部分
          </Button>
          <ButtonLink size="large" href={enrolHref(id)}>
            稍后再填
          </ButtonLink>
        </Row>
      </StickyActions>
    </FormSection>
  )
}
