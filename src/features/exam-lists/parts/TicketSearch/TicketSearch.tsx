import * as z from 'zod/mini'
import { Button, Field, Row, TextInput } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useNavigate } from '#platform/routing'
import { listHref } from '../../model/list-address.ts'

const schema = /* @__PURE__ */ z.strictObject({
  ticket: z.string().check(z.trim(), z.regex(/^[0-9A-Z]{4,30}$/, '请填写准考证上的号码，只有数字')),
})

/** Leads to the position of one ticket number. */
export function TicketSearch({ list, ticket }: { list: string; ticket: string }) {
  const navigate = useNavigate()
  const session = useDraftForm({
    initial: { ticket },
    rules: schema,
    order: ['ticket'],
    submit: values => navigate(listHref(list, { ticket: values.ticket.trim() })),
  })
  const { register, formState } = session.form
  return (
    <FormBody {...session} gap={3} prefix="list">
      <Field label="准考证号" error={formState.errors.ticket?.message} controlId="list-ticket" required>
        <TextInput {...register('ticket')} inputMode="numeric" autoComplete="off" maxLength={30} />
      </Field>
      <Row gap={3}>
        <Button type="submit" variant="primary">
          查找
        </Button>
        {ticket !== '' && <Button onClick={() => navigate(listHref(list))}>看全部岗位</Button>}
      </Row>
    </FormBody>
  )
}
