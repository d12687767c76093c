import { DatePartsInput, type DatePartsInputProps } from './DatePartsInput.tsx'

export type DateInputProps = DatePartsInputProps

/** A day known by heart (birth, issue of a certificate), as 2025-06-02, by three short lists. Renders a `<fieldset>`. */
export const DateInput = (props: DateInputProps) => <DatePartsInput {...props} withDay />

/** A month of a résumé, as 2025-06, by two short lists. Renders a `<fieldset>`. */
export const MonthInput = (props: DateInputProps) => <DatePartsInput {...props} withDay={false} />
