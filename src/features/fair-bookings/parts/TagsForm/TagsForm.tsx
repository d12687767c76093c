import * as z from 'zod/mini'
import { boothTags, MOST_TAG_LENGTH, MOST_TAGS } from '#contract/fair-booking-fields'
import type { FairParticipation } from '#contract/fair-bookings'
import { Field, Row, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'

interface Props {
  participation: Pick<FairParticipation, 'id' | 'tags'>
  onSave: (tags: string[]) => Promise<void>
}

type Values = { tags: { text: string }[] }

const rule = /* @__PURE__ */ z.object({ tags: boothTags() })
const places = Array.from({ length: MOST_TAGS }, (_, place) => place)

const filled = ({ tags }: Values) => tags.map(({ text }) => text.trim()).filter(text => text !== '')

/** What is wrong with the tags, each at its field; blank fields are no tags. */
function faultsIn(values: Values) {
  const asked = values.tags.flatMap(({ text }, place) => (text.trim() === '' ? [] : [place]))
  const { error } = rule.safeParse({ tags: filled(values) })
  return (error?.issues ?? []).map(({ path: [, at], message }) => ({
    path: `tags.${(typeof at === 'number' ? asked[at] : asked.at(-1)) ?? 0}.text`,
    message,
  }))
}

/** Words of praise on plan and list: six short fields. Renders a `<form>`. */
export function TagsForm({ participation: { id, tags }, onSave }: Props) {
  const say = useSay()
  const session = useDraftForm<Values>({
    rules: faultsIn,
    initial: { tags: places.map(place => ({ text: tags[place] ?? '' })) },
    kept: { name: `fair-tags:${id}`, fields: ['tags'] },
    async submit(values) {
      await onSave(filled(values))
      say.done('标签已保存')
    },
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="保存标签">
      <Row gap={3}>
        {places.map(place => (
          <Field
            key={place}
            label={`标签 ${place + 1}`}
            controlId={`tags.${place}.text`}
            error={formState.errors.tags?.[place]?.text?.message ?? formState.errors.tags?.[place]?.message}
          >
            <TextInput {...register(`tags.${place}.text`)} maxLength={MOST_TAG_LENGTH * 2} autoComplete="off" />
          </Field>
        ))}
      </Row>
    </ShortForm>
  )
}
