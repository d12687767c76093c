import { type AriaAttributes, createContext, useContext } from 'react'

export type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

export const FieldContext = createContext<FieldState | undefined>(undefined)

type Tied = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid'] | undefined
}

const joined = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined

/** What a control takes from the Field around it: its id, its description, whether it is wrong or required. */
export const useFieldControl = (own: Tied): Tied => {
  const field = useContext(FieldContext)
  if (!field) return own
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-describedby': joined(field.describedBy, own['aria-describedby']),
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  }
}
