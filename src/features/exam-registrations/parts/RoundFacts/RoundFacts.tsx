import type { OutputOf } from '#contract/endpoint'
import { identitySection } from '#contract/exam-identity'
import type { examRoundInfo } from '#contract/exam-registrations'
import { Card, FactList, Stack, Text } from '#design-system'
import { yuan } from '#features/payments'
import { momentInWords } from '../../model/moments.ts'

const backgrounds = { white: '白底', blue: '蓝底' } as const

interface Props {
  round: OutputOf<typeof examRoundInfo>
}

/** What registering will ask, and until when. Renders a `<section>`. */
export function RoundFacts({ round }: Props) {
  const { opensAt, closesAt, reviewUntil, waiverUntil, payUntil, graceMinutes, feePerPaper, photo, seats, trusting } =
    round
  const { form, materials, waivers } = round
  const needed = materials.filter(({ required, when }) => required && !when).map(({ label }) => label)
  return (
    <Card title="报名要做什么，什么时候截止">
      <Stack gap={4}>
        <FactList
          columns={2}
          facts={[
            { term: '报名时间', details: `${momentInWords(opensAt)} 至 ${momentInWords(closesAt)}` },
            {
              term: '审核',
              details: trusting ? '诚信报名，缴费前不审核，面试前核对原件' : `${momentInWords(reviewUntil)} 结束`,
            },
            {
              term: '缴费截止',
              details: feePerPaper > 0 ? `${momentInWords(payUntil)}，每科 ${yuan(feePerPaper)}` : '不收考试费',
            },
            {
              term: '减免截止',
              details: feePerPaper > 0 && waivers.length > 0 && `${momentInWords(waiverUntil)}，早于报名截止`,
            },
            {
              term: '名额',
              details:
                seats &&
                (seats.left > 0 ? `共 ${seats.all} 个，还有 ${seats.left} 个，提交后保留到缴费截止` : '已经报满'),
            },
          ]}
        />
        <FactList
          facts={[
            { term: '要填写', details: [identitySection(), ...form].map(({ title }) => title).join('、') },
            {
              term: '要上传照片',
              details: `近 ${photo.months} 个月免冠${backgrounds[photo.background]}正面照，${photo.width} × ${photo.height} 像素（${photo.widthMm} × ${photo.heightMm} 毫米），页面上可以裁剪`,
            },
            { term: '要上传材料', details: needed.join('、') },
          ]}
        />
        <Text size="sm" tone="muted">
          填写的内容自动保存，可以分几次填完，换一台设备继续。
          {graceMinutes > 0 &&
            `截止前核对过的报名表，截止后 ${graceMinutes} 分钟内仍可原样提交，用来应对网络拥堵。请不要等到最后一刻。`}
        </Text>
      </Stack>
    </Card>
  )
}
