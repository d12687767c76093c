import { useState } from 'react'
import { checkDraw, type DrawVerdict } from '#contract/fair-draw'
import type { TalkDraw } from '#contract/fair-draws'
import { Alert, Button, FactList, LoadState, Stack, Table, Text } from '#design-system'
import { useTalkDraw } from '../../hooks/useTalks.ts'
import { momentInWords, rulesInWords, timeOf } from '../../model/talk-words.ts'
import { Digits } from './DrawCheck.styles.ts'

interface Props {
  fair: string
}

const MINUTE = 60_000

const verdicts = {
  right: ['success', '核验通过', '公布的种子与事先公布的校验码一致，用它重新抽签，结果与公布的完全相同。'],
  'wrong-seed': ['danger', '种子不符', '公布的种子算不出事先公布的校验码，请联系主办方。'],
  'wrong-result': ['danger', '结果不符', '用公布的种子重新抽签，得出的结果与公布的不同，请联系主办方。'],
} as const satisfies Record<DrawVerdict, readonly ['success' | 'danger', string, string]>

function Verdict({ verdict }: { verdict: DrawVerdict }) {
  const [tone, title, words] = verdicts[verdict]
  return (
    <Alert tone={tone} title={title}>
      {words}
    </Alert>
  )
}

/** The results that were published, by number of the request. */
function Results({ draw, slots, requests, grants }: TalkDraw) {
  const slotOf = new Map(slots.map(slot => [slot.id, slot]))
  const rankOf = new Map(requests.map(({ number, rank }) => [number, rank]))
  const inWords = (id: string) => {
    const slot = slotOf.get(id)
    if (!slot) return ''
    const from = draw.opensAt + slot.from * MINUTE
    return `${momentInWords(from)}—${timeOf(from + slot.minutes * MINUTE)}`
  }
  return (
    <Table
      caption={`中签的志愿（${grants.length} 个）`}
      columns={[
        { id: 'number', title: '志愿编号', rowHeader: true, cell: ({ number }) => number },
        { id: 'rank', title: '第几志愿', align: 'end', cell: ({ number }) => rankOf.get(number) ?? '' },
        { id: 'slot', title: '时段', cell: ({ slot }) => inWords(slot) },
        { id: 'company', title: '单位', cell: ({ slot }) => slotOf.get(slot)?.company ?? '' },
      ]}
      rows={grants}
      rowKey={({ number }) => number}
    />
  )
}

function Published({ published }: { published: TalkDraw }) {
  const [verdict, setVerdict] = useState<DrawVerdict | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isListed, setListed] = useState(false)
  const { draw, seed, slots, requests, grants } = published

  async function check() {
    setBusy(true)
    const input = { seed, perPerson: draw.perPerson, slots, requests }
    setVerdict(await checkDraw(input, { hash: draw.hash, grants }))
    setBusy(false)
  }

  return (
    <Stack gap={4}>
      <Text>{rulesInWords(draw)}</Text>
      <FactList
        facts={[
          { term: '校验码（SHA-256，填报前公布）', details: <Digits>{draw.hash || '填报开始时公布'}</Digits> },
          { term: '种子（抽签后公布）', details: <Digits>{seed || '抽签后公布'}</Digits> },
          {
            term: '志愿和结果',
            details: seed !== '' && `${slots.length} 个时段，${requests.length} 个志愿，${grants.length} 个中签`,
          },
        ]}
      />
      {seed !== '' && (
        <div>
          <Button variant="primary" loading={isBusy} onClick={() => void check()}>
            核验
          </Button>{' '}
          {grants.length > 0 && (
            <Button aria-expanded={isListed} onClick={() => setListed(!isListed)}>
              {isListed ? '收起结果' : '查看全部结果'}
            </Button>
          )}
        </div>
      )}
      <div role="status">{verdict && <Verdict verdict={verdict} />}</div>
      {isListed && <Results {...published} />}
    </Stack>
  )
}

/** What is published of a draw, and drawing again in one's own browser. */
export function DrawCheck({ fair }: Props) {
  const { published, ...state } = useTalkDraw(fair)
  return (
    <LoadState {...state} data={published}>
      {shown => <Published published={shown} />}
    </LoadState>
  )
}
