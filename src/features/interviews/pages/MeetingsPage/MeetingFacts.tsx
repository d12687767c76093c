import type { MeetingInFull } from '#contract/meetings'
import { ButtonLink, Card, FactList, icons } from '#design-system'
import { meetingAddress } from '../../model/meeting-search.ts'
import { planInWords } from '../../model/meeting-words.ts'

/** When, where and before whom. */
export function MeetingFacts({ meeting }: { meeting: MeetingInFull }) {
  const { id, state, place, contact, phone, note, members } = meeting
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
      <FactList
        facts={[
          { term: '时间', details: planInWords(meeting) },
          { term: '地点', details: place },
          { term: '面试官', details: members.map(({ name }) => name).join('、') },
          { term: '联系人', details: `${contact}，${phone}` },
          { term: '说明', details: note },
        ]}
      />
    </Card>
  )
}
