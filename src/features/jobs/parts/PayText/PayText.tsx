import { type Pay as PayOfJob, payOf } from '../../model/pay.ts'
import { Pay } from './PayText.styles.ts'

/** Monthly pay in the words people use: 5K~8K·13薪, 面议. Renders a `<span>`. */
export const PayText = (pay: PayOfJob) => <Pay>{payOf(pay)}</Pay>
