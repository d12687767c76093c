import { type RefObject, useRef, useState } from 'react'
import { applicationStateLabels, type ReceivedApplication } from '#contract/applications'
import { MOST_TOGETHER } from '#contract/received'
import { useKeysOn } from '#platform/keys'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'
import { canUndo, type MovableState, obstacleBetween } from '../model/received-board.ts'
import { nameOf } from '../model/received-facts.ts'
import { useMoves } from './useMoves.ts'
import { useReceivedKeys } from './useReceivedKeys.ts'

interface Settings {
  readonly root: RefObject<HTMLElement | null>
  readonly people: readonly ReceivedApplication[]
  readonly onPeopleChange: (people: readonly ReceivedApplication[]) => void
  /** Where those chosen stand side by side; '' while they are too few or too many. */
  readonly compareHref: string
  /** Those who may not have no keys: nearly all of them change something. */
  readonly mayRecruit: boolean
  readonly onBatch: () => void
}

/** What an employer does on the list and on the board, by hand or by key. */
export function useBench({ root, people, onPeopleChange, compareHref, mayRecruit, onBatch }: Settings) {
  const moves = useMoves()
  const say = useSay()
  const navigate = useNavigate()
  const keysOn = useKeysOn('received-keys')
  const known = useRef(new Map<string, ReceivedApplication>())
  const [asked, setAsked] = useState<{ card: ReceivedApplication; to: MovableState | null } | null>(null)
  const [noted, setNoted] = useState<ReceivedApplication | null>(null)
  const [tagged, setTagged] = useState<readonly ReceivedApplication[]>([])
  const [isHelping, setHelping] = useState(false)

  function choose(list: readonly ReceivedApplication[], isChosen: boolean) {
    const others = people.filter(one => !list.some(({ id }) => id === one.id))
    const next = isChosen ? [...others, ...list] : others
    if (next.length > MOST_TOGETHER) say.warning(`一次最多选 ${MOST_TOGETHER} 份`)
    else onPeopleChange(next)
  }

  function ask(card: ReceivedApplication, to: MovableState | null) {
    const obstacle = to ? obstacleBetween(card.state, to) : ''
    keys.mark(card.id)
    if (obstacle) say.warning(obstacle)
    else setAsked({ card, to })
  }

  async function move(card: ReceivedApplication, to: MovableState, words: string) {
    await moves.move({ card, to }, words)
    const hint = canUndo(card.state, to) ? '，可以撤销' : ''
    say.done(`${nameOf(card)}已移到“${applicationStateLabels[to]}”${hint}`)
  }

  const last = moves.last
  const back = last && canUndo(last.card.state, last.to) ? last.card.state : null

  async function undo() {
    if (!last || !back) return say.warning(last ? '上一步不能撤销' : '还没有可以撤销的一步')
    try {
      await moves.move({ card: { ...last.card, state: last.to }, to: back }, '')
      moves.forget()
      say.done(`${nameOf(last.card)}已退回“${applicationStateLabels[back]}”，并已通知求职者`)
    } catch (error) {
      say.failure(error)
    }
  }

  const keys = useReceivedKeys({
    root,
    isOn: keysOn.isOn && mayRecruit,
    onEnd: () => say.warning('没有更多了'),
    act: (action, id) => {
      if (action.kind === 'help') return setHelping(true)
      if (action.kind === 'undo') return void undo()
      if (action.kind === 'batch') return people.length > 0 ? onBatch() : say.warning('请先用 x 选择')
      if (action.kind === 'compare') return compareHref ? navigate(compareHref) : say.warning('请先用 x 选 2 到 4 份')
      const card = known.current.get(id)
      if (!card) return say.warning('请先用 j 或 k 选一份')
      if (action.kind === 'choose') return choose([card], !people.some(one => one.id === card.id))
      if (action.kind === 'tag') {
        keys.mark(card.id)
        return setTagged([card])
      }
      if (action.kind === 'note') {
        keys.mark(card.id)
        return setNoted(card)
      }
      ask(card, action.kind === 'move' ? action.to : null)
    },
  })

  return {
    underWay: moves.underWay,
    choose,
    ask,
    move,
    undo,
    canGoBack: back !== null,
    asked,
    setAsked,
    noted,
    closeNotes: () => setNoted(null),
    tagged,
    setTagged,
    /** Those chosen keep what they have been given, for whoever goes on with them. */
    keepTags: (list: readonly Pick<ReceivedApplication, 'id' | 'tags'>[]) => {
      const tagsOf = new Map(list.map(({ id, tags }) => [id, tags]))
      onPeopleChange(people.map(one => ({ ...one, tags: tagsOf.get(one.id) ?? one.tags })))
    },
    isHelping,
    setHelping,
    keysOn,
    /** The row that the work goes on with: its neighbour once it has left. */
    returnFocusTo: {
      get current() {
        return keys.marked()
      },
    },
    /** Remembers what is on screen, so that a key finds who is meant. */
    show: (cards: readonly ReceivedApplication[]) => {
      for (const card of cards) known.current.set(card.id, card)
    },
  }
}
