import { alertList, searchSettings, type SearchSettings as Values } from '#contract/search-fields'
import { Button, Checkbox, Field, Row, Select, TextInput } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'

export interface SearchSettingsProps {
  /** Tells the fields of several such forms on one page apart. */
  id: string
  values: Values
  /** Whether the account has an address for e-mails. */
  hasEmail: boolean
  /** Whether it has a phone for texts. */
  hasPhone: boolean
  action: string
  onSave: (values: Values) => Promise<void>
  onCancel?: (() => void) | undefined
}

const schema = /* @__PURE__ */ searchSettings()

/** Name and alert of a kept search. Renders a `<form>`. */
export function SearchSettings({ id, values, hasEmail, hasPhone, action, onSave, onCancel }: SearchSettingsProps) {
  const settings = useDraftForm<Values>({ rules: schema, initial: values, submit: onSave })
  const { register, formState } = settings.form
  const { errors } = formState
  return (
    <FormBody {...settings} prefix={id} gap={4}>
      <Field label="名称" error={errors.name?.message} controlId={`${id}-name`} required>
        <TextInput {...register('name')} autoComplete="off" />
      </Field>
      <Field
        label="有新职位时提醒我"
        hint="早上八点发到站内消息，没有新职位就不打扰"
        error={errors.alert?.message}
        controlId={`${id}-alert`}
      >
        <Select {...register('alert')} options={alertList} />
      </Field>
      {hasEmail && (
        <Checkbox {...register('byEmail')} id={`${id}-email`} label="同时发到我的邮箱，邮件里可以一键退订" />
      )}
      {hasPhone && (
        <Checkbox
          {...register('bySms')}
          id={`${id}-sms`}
          label="同时发短信到我的手机"
          hint="每天最多一条，只在 8 点到 21 点之间发，短信里的链接可以退订；勾选即同意接收"
        />
      )}
      <Row gap={3}>
        <Button type="submit" variant="primary" loading={settings.isSubmitting}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>取消</Button>}
      </Row>
    </FormBody>
  )
}
