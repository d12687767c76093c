import { type FormEvent, type RefObject, useState } from 'react'
import type { ReceivedApplication } from '#contract/applications'
import { MOST_TAGS, MOST_TAGS_EACH, type ReceivedTag, TAG_LENGTH } from '#contract/received'
import { tagsIn } from '#contract/rules/tag-name'
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  Field,
  LoadState,
  Row,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '#design-system'
import { wordsFor } from '#platform/forms'
import { CallRefused } from '#platform/transport'
import { useTagging, useTags } from '../../hooks/useTags.ts'
import { nameOf } from '../../model/received-facts.ts'
import { roomFor, tagsFault } from '../../model/tag-faults.ts'

interface Props {
  /** Those that are tagged; empty while it is closed. */
  cards: readonly ReceivedApplication[]
  onClose: () => void
  /** What is on each of them now. */
  onTagged?: (list: readonly Pick<ReceivedApplication, 'id' | 'tags'>[]) => void
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
}

const titleFor = ([first, ...others]: readonly ReceivedApplication[]) =>
  !first ? '' : others.length > 0 ? `所选 ${others.length + 1} 份简历的标签` : `${nameOf(first)}的标签`

/** The company's own tags on one application or on several, without leaving the list. */
export function TagsDialog({ cards, returnFocusTo, ...rest }: Props) {
  return (
    <Dialog
      open={cards.length > 0}
      onOpenChange={({ open }) => !open && rest.onClose()}
      title={titleFor(cards)}
      description={`只有本单位能看到。每份最多 ${MOST_TAGS_EACH} 个，本单位最多 ${MOST_TAGS} 个，勾选后立即保存。`}
      returnFocusTo={returnFocusTo}
    >
      {cards.length > 0 && <Tags key={cards.map(({ id }) => id).join()} cards={cards} {...rest} />}
    </Dialog>
  )
}

function Tags({ cards, onTagged }: Pick<Props, 'cards' | 'onTagged'>) {
  const { tags, ...state } = useTags()
  const { tag, remove, isSending } = useTagging()
  const [on, setOn] = useState<readonly Pick<ReceivedApplication, 'id' | 'tags'>[]>(cards)
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState('')
  const [leaving, setLeaving] = useState<(ReceivedTag & { applications: number }) | null>(null)
  const withTag = (id: string) => on.filter(one => one.tags.some(tag => tag.id === id)).length

  /** True when it was done. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setFailure('')
    try {
      await work()
      return true
    } catch (error) {
      const [atField] = error instanceof CallRefused ? Object.values(error.fields) : []
      if (atField) setFault(atField)
      else setFailure(wordsFor(error))
      return false
    }
  }

  const put = (change: { add?: string[]; remove?: string[] }) =>
    attempt(async () => {
      const list = await tag(
        on.map(({ id }) => id),
        change,
      )
      setOn(list)
      onTagged?.(list)
    })

  function write(text: string) {
    setName(text)
    // It was said of what stood there before.
    setFault('')
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const names = tagsIn(name)
    const found = tagsFault(names, on)
    setFault(found)
    // What is written meanwhile stays.
    if (!found) void put({ add: names }).then(isPut => isPut && setName(now => (now === name ? '' : now)))
  }

  const drop = ({ id }: ReceivedTag) =>
    attempt(async () => {
      await remove(id)
      const list = on.map(one => ({ id: one.id, tags: one.tags.filter(tag => tag.id !== id) }))
      setOn(list)
      onTagged?.(list)
      setLeaving(null)
    })

  return (
    <Stack gap={3}>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <LoadState {...state} data={tags}>
        {shown => (
          <Stack gap={1}>
            {shown.length === 0 && <Text tone="muted">还没有标签，在下面添加第一个。</Text>}
            {shown.map(one => {
              const count = withTag(one.id)
              const isPartly = count > 0 && count < on.length
              return (
                <Row key={one.id} gap={2} justify="between">
                  <Checkbox
                    label={isPartly ? `${one.name}（${count} 份已有）` : one.name}
                    checked={count === on.length}
                    onChange={event => void put({ [event.currentTarget.checked ? 'add' : 'remove']: [one.name] })}
                  />
                  <Button size="small" variant="quiet" onClick={() => setLeaving(one)}>
                    删除
                    <VisuallyHidden>标签“{one.name}”</VisuallyHidden>
                  </Button>
                </Row>
              )
            })}
          </Stack>
        )}
      </LoadState>
      {leaving && (
        <Alert tone="warning" live>
          <Stack gap={2}>
            <Text>
              删除标签“{leaving.name}”，会从 {leaving.applications} 份简历上去掉，不能撤销。
            </Text>
            <Row gap={2}>
              <Button size="small" variant="danger" loading={isSending} onClick={() => void drop(leaving)}>
                确认删除
              </Button>
              <Button size="small" onClick={() => setLeaving(null)}>
                保留
              </Button>
            </Row>
          </Stack>
        </Alert>
      )}
      <form onSubmit={add} noValidate>
        <Stack gap={2}>
          <Field
            label="新标签"
            hint={`每个不超过 ${TAG_LENGTH} 个字，几个一起写用顿号或逗号分开。还能添加 ${roomFor(on)} 个`}
            error={fault}
          >
            <TextInput value={name} onChange={event => write(event.currentTarget.value)} />
          </Field>
          <Row gap={2}>
            <Button type="submit" loading={isSending}>
              添加并打上
            </Button>
          </Row>
        </Stack>
      </form>
    </Stack>
  )
}
