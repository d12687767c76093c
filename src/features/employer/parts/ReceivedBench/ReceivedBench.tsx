import { type ComponentProps, useRef, useState } from 'react'
import type { ReceivedApplication } from '#contract/applications'
import { Button, KeysHelp, Row, Stack, TabLinks } from '#design-system'
import { useBench } from '../../hooks/useBench.ts'
import { filterOf, type ReceivedSearch, receivedAddress } from '../../model/list-search.ts'
import { helpedKeys } from '../../model/received-keys.ts'
import { ApplicationBatch } from '../ApplicationBatch/ApplicationBatch.tsx'
import { ChosenBar, isComparable } from '../ChosenBar/ChosenBar.tsx'
import { MoveDialog } from '../MoveDialog/MoveDialog.tsx'
import { NotesDialog } from '../NotesDialog/NotesDialog.tsx'
import { ReceivedBoard } from '../ReceivedBoard/ReceivedBoard.tsx'
import { ReceivedList } from '../ReceivedList/ReceivedList.tsx'
import { TagsDialog } from '../TagsDialog/TagsDialog.tsx'

interface Props {
  search: ReceivedSearch
  people: readonly ReceivedApplication[]
  onPeopleChange: (people: readonly ReceivedApplication[]) => void
  /** Whoever may not reads and compares, in the list alone. */
  mayRecruit?: boolean
}

/** Received applications as a list or as a board, with all that is done to them from there. */
export function ReceivedBench({ search, people, onPeopleChange, mayRecruit = true }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<ComponentProps<typeof ApplicationBatch>['step']>(null)
  const chosen = new Set(people.map(({ id }) => id))
  const compareHref = isComparable(people.length)
    ? receivedAddress(search, { compare: people.map(({ id }) => id) })
    : ''
  const bench = useBench({ root, people, onPeopleChange, compareHref, mayRecruit, onBatch: () => setStep('') })
  const bar = (
    <ChosenBar
      ids={people.map(({ id }) => id)}
      compareHref={compareHref}
      mayRecruit={mayRecruit}
      onAnswer={() => setStep('')}
      onTag={() => bench.setTagged(people)}
      onClear={() => onPeopleChange([])}
    />
  )
  const view = mayRecruit ? search.view : ''

  return (
    <Stack gap={4}>
      {mayRecruit && (
        <Row gap={3} justify="between">
          <TabLinks
            label="显示方式"
            items={[
              { href: receivedAddress(search, { view: '', page: 1 }), label: '列表', current: view === '' },
              {
                href: receivedAddress(search, { view: 'board', state: '', page: 1 }),
                label: '看板',
                current: view === 'board',
              },
            ]}
          />
          <Row gap={2}>
            {bench.canGoBack && (
              <Button size="small" onClick={() => void bench.undo()}>
                撤销上一步
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => bench.setHelping(true)}>
              快捷键
            </Button>
          </Row>
        </Row>
      )}
      <div ref={root}>
        {view === 'board' ? (
          <Stack gap={3}>
            <Row gap={3}>{bar}</Row>
            <ReceivedBoard
              filter={filterOf(search)}
              chosen={chosen}
              underWay={bench.underWay}
              onChoose={(card, isChosen) => bench.choose([card], isChosen)}
              onAsk={card => bench.ask(card, null)}
              onDrop={bench.ask}
              onShown={bench.show}
            />
          </Stack>
        ) : (
          <ReceivedList search={search} chosen={chosen} onChoose={bench.choose} onShown={bench.show}>
            {bar}
          </ReceivedList>
        )}
      </div>
      <MoveDialog
        card={bench.asked?.card ?? null}
        to={bench.asked?.to ?? null}
        onToChange={to => bench.asked && bench.setAsked({ ...bench.asked, to })}
        onClose={() => bench.setAsked(null)}
        onMove={bench.move}
        returnFocusTo={bench.returnFocusTo}
      />
      <TagsDialog
        cards={bench.tagged}
        onClose={() => bench.setTagged([])}
        onTagged={bench.keepTags}
        returnFocusTo={bench.returnFocusTo}
      />
      <NotesDialog card={bench.noted} onClose={bench.closeNotes} returnFocusTo={bench.returnFocusTo} />
      <KeysHelp
        isOpen={bench.isHelping}
        onClose={() => bench.setHelping(false)}
        isOn={bench.keysOn.isOn}
        onTurn={bench.keysOn.turn}
        keys={helpedKeys}
        description="在列表和看板里都能用。打字时、按住 Ctrl、Alt 或 ⌘ 时不起作用。"
        note="移动前都会先问一次，按回车确认，按 Esc 放弃。"
      />
      <ApplicationBatch
        people={people}
        step={step}
        onStepChange={setStep}
        onDone={left => onPeopleChange(people.filter(({ id }) => left.includes(id)))}
      />
    </Stack>
  )
}
