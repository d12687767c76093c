import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { applyRefusal, faultsOf, schemaResolver, wordsFor } from '#platform/forms'

/** A form checked by the contract; what the service refuses is shown at its fields, or above the button. */
export function useSessionForm<Values extends FieldValues>(
  schema: z.ZodMiniType,
  defaultValues: DefaultValues<Values>,
  submit: (values: Values) => Promise<void>,
) {
  const [attempt, setAttempt] = useState(0)
  const form = useForm<Values>({ resolver: schemaResolver<Values>(schema), defaultValues, shouldFocusError: false })
  const { errors, isSubmitting, submitCount } = form.formState

  const onSubmit = form.handleSubmit(async values => {
    try {
      await submit(values)
    } catch (error) {
      if (!applyRefusal(error, form.setError)) form.setError('root', { type: 'service', message: wordsFor(error) })
      setAttempt(count => count + 1)
    }
  })

  const faults = faultsOf(errors)
    .filter(({ path }) => path !== 'root')
    .map(({ path, message }) => ({ id: path, message }))
  return { form, onSubmit, isSubmitting, faults, attempt: attempt + submitCount }
}
