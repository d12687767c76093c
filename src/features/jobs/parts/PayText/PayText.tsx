import { formatSalary } from '#platform/text'
import { Pay } from './PayText.styles.ts'

interface Props {
  wageMin: number | null
  wageMax: number | null
  wageMonths: number
}

/** Monthly pay in the words people use: 5K~8K·13薪, 面议. Renders a `<span>`. */
export const PayText = ({ wageMin, wageMax, wageMonths }: Props) => (
  <Pay>{formatSalary({ minYuan: wageMin, maxYuan: wageMax, monthsPerYear: wageMonths })}</Pay>
)
