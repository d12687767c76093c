import * as z from 'zod/mini'
import { letterWords } from '#contract/application-fields'
import type { OwnApplication } from '#contract/applications'
import { Dialog, Field, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'

interface Props {
  application: Pick<OwnApplication, 'id' | 'job'>
  open: boolean
  onOpenChange: (open: boolean) => void
  reply: (id: string, words: string) => Promise<void>
}

/** Words for the employer of an application; what is typed waits, closed or not, until it has been sent. */
export function ReplyDialog({ application: { id, job }, open, onOpenChange, reply }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      title={`给${job.companyName}留言`}
      description={`关于您投递的“${job.title}”。单位的招聘人员会收到提醒。`}
    >
      <ReplyForm id={id} reply={reply} onSent={() => onOpenChange(false)} />
    </Dialog>
  )
}

const schema = /* @__PURE__ */ z.object({ words: letterWords() })

function ReplyForm({ id, reply, onSent }: Pick<Props, 'reply'> & { id: string; onSent: () => void }) {
  const say = useSay()
  const session = useDraftForm<{ words: string }>({
    rules: schema,
    initial: { words: '' },
    kept: { name: `application-reply-${id}`, fields: ['words'] },
    submit: async ({ words }) => {
      await reply(id, words)
      onSent()
      say.done('已发给单位')
    },
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="发送">
      <Field label="留言" hint="最多 500 字" error={formState.errors.words?.message} controlId="words" required>
        <TextArea {...register('words')} limit={500} rows={4} />
      </Field>
    </ShortForm>
  )
}
