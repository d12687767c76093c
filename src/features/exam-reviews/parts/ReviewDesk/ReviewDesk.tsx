import { useRef, useState } from 'react'
import { reviewFields } from '#contract/exam-review-fields'
import type { ReviewCommand, ReviewReasons } from '#contract/exam-review-rules'
import type { ReviewItem } from '#contract/exam-reviews'
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  icons,
  KeysHelp,
  LoadState,
  Row,
  Stack,
  StickyActions,
  VisuallyHidden,
} from '#design-system'
import { useKeysOn } from '#platform/keys'
import { useDesk } from '../../hooks/useDesk.ts'
import { useMarks } from '../../hooks/useMarks.ts'
import { useReviewKeys } from '../../hooks/useReviewKeys.ts'
import { helpedKeys } from '../../model/review-keys.ts'
import { narrowedBy, type ReviewSearch, reviewAddress } from '../../model/review-search.ts'
import { commandLabels } from '../../model/review-words.ts'
import { DecisionDialog } from '../DecisionDialog/DecisionDialog.tsx'
import { ReviewSheet } from '../ReviewSheet/ReviewSheet.tsx'

interface OpenProps {
  item: ReviewItem
  isBusy: boolean
  onSkip: () => void
  onDecide: (item: ReviewItem, command: ReviewCommand, reasons: ReviewReasons) => Promise<void>
}

const keyOf = { approve: 'A', refuse: 'R', askRepair: 'B' } as const satisfies Record<ReviewCommand, string>

/** One registration with what is decided of it. */
function Open({ item, isBusy, onSkip, onDecide }: OpenProps) {
  const root = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<ReviewCommand | null>(null)
  const [isHelping, setHelping] = useState(false)
  const keysOn = useKeysOn('review-keys')
  const { marks, mark, forget } = useMarks(item)
  const { form, slots, answers, waiver, commands } = item
  const fields = reviewFields({ form, slots, answers, waiver: waiver !== '' })
  const labelOf = (path: string) => fields.find(field => field.path === path)?.label ?? path
  const said = Object.entries(marks).flatMap(([path, words]) => (path === '' ? [] : [{ label: labelOf(path), words }]))
  const reasons = Object.fromEntries(
    Object.entries(marks).flatMap(([path, words]) => (words.trim() === '' ? [] : [[path, words.trim()]])),
  )

  async function decide(command: ReviewCommand) {
    await onDecide(item, command, command === 'approve' ? {} : reasons)
    forget()
  }

  function act(command: ReviewCommand) {
    if (isBusy || !commands.includes(command)) return
    if (command !== 'approve' || Object.keys(reasons).length > 0) setAsked(command)
    // Why it failed has been said; the registration stays on the desk.
    else void decide(command).catch(() => undefined)
  }

  useReviewKeys({
    root,
    isOn: keysOn.isOn,
    act: action => {
      if (action === 'help') setHelping(true)
      else if (action !== 'skip') act(action)
      else if (!isBusy) onSkip()
    },
  })

  return (
    <div ref={root}>
      <Stack gap={4}>
        <ReviewSheet item={item} marks={marks} onMark={mark} />
        <StickyActions>
          {commands.map(command => (
            <Button
              key={command}
              variant={command === 'approve' ? 'primary' : 'secondary'}
              loading={isBusy}
              aria-keyshortcuts={keysOn.isOn ? keyOf[command] : undefined}
              onClick={() => act(command)}
            >
              {commandLabels[command]}
            </Button>
          ))}
          <Button variant="quiet" loading={isBusy} aria-keyshortcuts={keysOn.isOn ? 'S' : undefined} onClick={onSkip}>
            跳过
          </Button>
        </StickyActions>
        <Row gap={2} justify="end">
          <Button size="small" variant="quiet" onClick={() => setHelping(true)}>
            快捷键
          </Button>
        </Row>
      </Stack>
      <DecisionDialog
        command={asked}
        name={item.name}
        said={said}
        whole={marks[''] ?? ''}
        onWhole={words => mark('', words)}
        until={item.until}
        onClose={() => setAsked(null)}
        onDecide={decide}
      />
      <KeysHelp
        isOpen={isHelping}
        onClose={() => setHelping(false)}
        isOn={keysOn.isOn}
        onTurn={keysOn.turn}
        keys={helpedKeys}
        description="打字时、按住 Ctrl、Alt 或 ⌘ 时不起作用。每一步也都可以用 Tab 键走到。"
      />
    </div>
  )
}

interface Props {
  exam: string
  search: ReviewSearch
}

/** The desk: one registration after another, the next by itself after each decision. */
export function ReviewDesk({ exam, search }: Props) {
  const { desk, error, isLost, isLoading, isBusy, next, skip, again, decide } = useDesk(
    exam,
    narrowedBy(search),
    search.item,
  )
  const listHref = reviewAddress(exam, search, { view: '' })
  return (
    <LoadState data={error ? undefined : desk} error={error} isLoading={isLoading} retry={() => void next()}>
      {({ item, left, passed }) => {
        if (isLost)
          return (
            <Alert
              tone="warning"
              live
              title="这份报名已经不在您手上"
              action={<Button onClick={() => void next()}>取下一份</Button>}
            >
              超过 10 分钟没有操作，或者在别的窗口打开了另一份。您没有作出决定，考生不受影响。
            </Alert>
          )
        if (item)
          return (
            <>
              <VisuallyHidden role="status">还有 {left} 份等您审核</VisuallyHidden>
              <Open
                key={`${item.id} ${item.turn}`}
                item={item}
                isBusy={isBusy}
                onSkip={() => void skip()}
                onDecide={decide}
              />
            </>
          )
        if (left === 0)
          return (
            <EmptyState title="都审完了" icon={icons.check} action={<ButtonLink href={listHref}>回到列表</ButtonLink>}>
              这个条件下没有等您审核的报名。
            </EmptyState>
          )
        return (
          <EmptyState
            title={passed === left ? '剩下的您都跳过了' : '剩下的正由同事审核'}
            icon={icons.users}
            action={<Button onClick={() => void again()}>再看一次</Button>}
          >
            还有 {left} 份没有结果{passed > 0 ? `，其中 ${passed} 份是您刚才跳过的` : ''}。
          </EmptyState>
        )
      }}
    </LoadState>
  )
}
