import { listArchiveOffices, verifyCertificate } from '#contract/archives'
import { read } from '#platform/routing'
import { codeOf, everywhere } from './model/archive-address.ts'

/** The offices that keep archives. */
export const officesRead = read(listArchiveOffices, () => everywhere)

/** The paper whose code the address asks to check. */
export const certificateRead = read(verifyCertificate, ({ query }) => {
  const code = codeOf(query)
  return code ? { code } : null
})
