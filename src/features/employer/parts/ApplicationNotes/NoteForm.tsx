import * as z from 'zod/mini'
import { noteBody } from '#contract/application-fields'
import { Button, Field, TextArea } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useApplicationActions } from '../../hooks/useReceived.ts'

const schema = /* @__PURE__ */ z.object({ body: noteBody() })

/** One more note; what is typed waits until it has been added. Renders a `<form>`. */
export function NoteForm({ id }: { id: string }) {
  const { addNote } = useApplicationActions(id)
  const session = useDraftForm<{ body: string }>({
    rules: schema,
    initial: { body: '' },
    kept: { name: `application-note-${id}`, fields: ['body'] },
    submit: async ({ body }) => {
      await addNote(body)
      session.form.reset({ body: '' })
    },
  })
  const { register, formState } = session.form
  return (
    <FormBody {...session} prefix="note" gap={3}>
      <Field label="新备注" hint="只有本单位能看到" error={formState.errors.body?.message} controlId="note-body">
        <TextArea {...register('body')} rows={2} limit={500} />
      </Field>
      <Button type="submit" loading={session.isSubmitting}>
        添加备注
      </Button>
    </FormBody>
  )
}
