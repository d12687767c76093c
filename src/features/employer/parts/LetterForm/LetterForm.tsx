import * as z from 'zod/mini'
import { letterWords } from '#contract/application-fields'
import { codes } from '#contract/codes'
import { Button, Field, TextArea } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'
import { CallRefused } from '#platform/transport'
import { useTogether } from '../../hooks/useTogether.ts'

const schema = /* @__PURE__ */ z.object({ words: letterWords() })

/** Words to one applicant that move nothing; what is typed waits until it has been sent. Renders a `<form>`. */
export function LetterForm({ id }: { id: string }) {
  const { answer } = useTogether()
  const say = useSay()
  const session = useDraftForm<{ words: string }>({
    rules: schema,
    initial: { words: '' },
    kept: { name: `application-letter-${id}`, fields: ['words'] },
    submit: async ({ words }) => {
      const [result] = await answer({ ids: [id], words })
      // Of one alone the obstacle is a refusal like any other.
      if (result?.obstacle) throw new CallRefused({ code: codes.wrongState, msg: result.obstacle, data: null })
      session.form.reset({ words: '' })
      say.done('已发给求职者')
    },
  })
  const { register, formState } = session.form
  return (
    <FormBody {...session} prefix="letter" gap={3}>
      <Field
        label="给求职者留言"
        hint="求职者会收到消息，并可以回复您"
        error={formState.errors.words?.message}
        controlId="letter-words"
      >
        <TextArea {...register('words')} rows={3} limit={500} />
      </Field>
      <Button type="submit" loading={session.isSubmitting}>
        发送留言
      </Button>
    </FormBody>
  )
}
