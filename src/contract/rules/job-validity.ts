/** A job's validity in words: 1 is valid, everything else is not (specification section 3). */
export function jobValidityLabel(flag: unknown): '有效' | '无效' {
  return flag === 1 || flag === '1' ? '有效' : '无效'
}
