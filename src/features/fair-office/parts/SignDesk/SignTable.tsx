import type { FairSign } from '#contract/fair-papers'
import { Card, Table, Tag, type Tone } from '#design-system'
import { minuteOf } from '../../model/moments.ts'

const stateLabels = { new: '没打印过', changed: '打印后有变动', printed: '已打印' } as const satisfies Record<
  FairSign['state'],
  string
>
const stateTones = { new: 'neutral', changed: 'warning', printed: 'success' } as const satisfies Record<
  FairSign['state'],
  Tone
>

/** The signs that are meant, and how each stands. */
export const SignTable = ({ signs }: { signs: readonly FairSign[] }) =>
  signs.length > 0 && (
    <Card title={`这次打印的展位牌（${signs.length} 张）`}>
      <Table
        caption="这次打印的展位牌"
        captionHidden
        rows={signs}
        rowKey={({ booth }) => booth}
        columns={[
          { id: 'code', title: '展位', nowrap: true, cell: ({ code }) => code },
          { id: 'company', title: '单位', rowHeader: true, cell: ({ company }) => company },
          { id: 'jobs', title: '岗位', nowrap: true, cell: ({ jobCount }) => `${jobCount} 个` },
          {
            id: 'state',
            title: '状态',
            cell: ({ state, printedAt }) => (
              <>
                <Tag tone={stateTones[state]}>{stateLabels[state]}</Tag>
                {printedAt !== null && ` ${minuteOf(printedAt)}`}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
