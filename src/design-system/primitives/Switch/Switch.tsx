import type { CheckboxProps } from '../Checkbox/index.ts'
import { StyledSwitch } from './Switch.styles.ts'

export type SwitchProps = Omit<CheckboxProps, 'role'>

/** Turns something on at once, without a save button. Renders an `<input type="checkbox" role="switch">` in its `<label>`. */
export const Switch = (props: SwitchProps) => <StyledSwitch {...props} role="switch" />
