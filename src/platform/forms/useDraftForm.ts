import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type FieldFault, faultsOf, inOrderOf } from './faults.ts'
import { type KeptFields, useKeptFields } from './kept.ts'
import { applyRefusal, wordsFor } from './refusal.ts'
import { faultsResolver, schemaResolver } from './resolver.ts'
import { useStandingFaults } from './useStandingFaults.ts'

export interface DraftFormTask<Values extends FieldValues> {
  /** What the form opens with. */
  initial: DefaultValues<Values>
  /** What a finished form passes: a schema of the contract, or what finds every fault of it. */
  rules: z.ZodMiniType | ((values: Values) => readonly FieldFault[])
  /** Sends what has passed; what the service refuses is shown at its fields, otherwise above the form. */
  submit: (values: Values) => Promise<void> | void
  /** Told of every change. */
  onChange?: ((values: Values) => void) | undefined
  /** What keeps from being stored what is typed: said while it is typed. */
  unfitOf?: ((values: Values) => readonly FieldFault[]) | undefined
  /** Names of the fields as they are asked, for the summary of faults; without it, the rules' own order. */
  order?: readonly string[] | undefined
  /** What this browser keeps of it until it has been sent; a form whose draft is kept elsewhere has none. */
  kept?: KeptFields<Values> | undefined
  /** Told of what was kept once the form shows it. */
  onRestored?: ((values: Values) => void) | undefined
  /** Sending it only leads on to the next step: what is kept stays. */
  isStep?: boolean | undefined
  /** What the service refused of it on another page, by field. */
  refused?: Readonly<Record<string, string>> | undefined
}

const nothing: readonly FieldFault[] = []

/**
 * A form over rules of the contract: whatever is typed is handed on at once, the rules speak up when it is sent, the
 * summary of faults follows the order of the fields.
 */
export function useDraftForm<Values extends FieldValues>(task: DraftFormTask<Values>) {
  const { initial, rules, order, refused } = task
  const [refusals, setRefusals] = useState(0)
  const form = useForm<Values>({
    resolver: typeof rules === 'function' ? faultsResolver(rules) : schemaResolver<Values>(rules),
    defaultValues: initial,
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const showFaults = useStandingFaults(form)

  const kept = useKeptFields(task.kept)

  const told = useEffectEvent((values: Values) => {
    kept.keep(values, initial)
    task.onChange?.(values)
    if (task.unfitOf) showFaults(task.unfitOf(values))
  })
  const showUnfit = useEffectEvent(() => {
    if (task.unfitOf) showFaults(task.unfitOf(form.getValues()))
  })
  const restore = useEffectEvent((mayBeTyped: boolean) => {
    const before = kept.read(initial, mayBeTyped ? form.getValues() : initial)
    if (!before) return
    form.reset({ ...form.getValues(), ...before })
    task.onRestored?.(form.getValues())
  })
  useEffect(() => {
    restore(false)
    showUnfit()
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => told(values) })
  }, [form])
  // A page that was opened afresh learns later than its form who is signed in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each owner has kept something else
  useEffect(() => {
    restore(true)
  }, [form, kept.owner])

  const show = useEffectEvent((error: unknown) => {
    if (!applyRefusal(error, form.setError)) form.setError('root', { type: 'service', message: wordsFor(error) })
    setRefusals(count => count + 1)
  })
  const showRefused = useEffectEvent(() => {
    const fields = Object.entries(refused ?? {})
    // The service names fields by the paths of the same rules.
    for (const [path, message] of fields)
      form.setError(path as Parameters<typeof form.setError>[0], { type: 'service', message })
    if (fields.length > 0) setRefusals(count => count + 1)
  })
  useEffect(() => {
    if (refused) showRefused()
  }, [refused])

  const onSubmit = form.handleSubmit(async values => {
    try {
      await task.submit(values)
      if (!task.isStep) kept.drop()
    } catch (error) {
      show(error)
    }
  })

  const attempt = refusals + submitCount
  const faults =
    attempt === 0
      ? nothing
      : inOrderOf(
          order ?? [],
          faultsOf(errors).filter(({ path }) => path !== 'root'),
        )
  return {
    form,
    onSubmit,
    isSubmitting,
    attempt,
    faults: faults.map(({ path, message }) => ({ id: path, message })),
    /** What is wrong with the form as a whole; '' for nothing. */
    fault: errors.root?.message ?? '',
  }
}
