import type { MeetingInFull } from '#contract/meetings'
import { ButtonLink, Card, icons, wholeFigures } from '#design-system'
import { meetingAddress } from '../../model/meeting-search.ts'
import { planInWords } from '../../model/meeting-words.ts'
import { Facts } from '../../parts/InterviewFacts/InterviewFacts.styles.ts'

/** When, where and before whom. */
export function MeetingFacts({ meeting }: { meeting: MeetingInFull }) {
  const { id, state, place, contact, phone, note, members } = meeting
  const facts = [
    ['时间', planInWords(meeting)],
    ['地点', place],
    ['面试官', members.map(({ name }) => name).join('、')],
    ['联系人', `${contact}，${phone}`],
    ['说明', note],
  ] as const
  return (
    <Card
      title="安排"
      action={
        state === 'planned' && (
          <ButtonLink size="small" icon={icons.edit} href={meetingAddress({ id, edit: true })}>
            修改安排
          </ButtonLink>
        )
      }
    >
      <Facts>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{wholeFigures(value)}</dd>
            </div>
          ))}
      </Facts>
    </Card>
  )
}
