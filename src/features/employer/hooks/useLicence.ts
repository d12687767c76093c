import { useSWRConfig } from 'swr'
import { companyLicence, employerOverview, updateLicence } from '#contract/employer'
import { callKey, useCall, useSend } from '#platform/call'

/** How the company's licence stands, and handing in another. */
export function useLicence() {
  const { mutate } = useSWRConfig()
  const { data, ...state } = useCall(companyLicence, {})
  const { send } = useSend(updateLicence)
  async function handIn(file: string) {
    const licence = await send({ files: [file] })
    await mutate(callKey(companyLicence, {}), licence, { revalidate: false })
    await mutate(callKey(employerOverview, {}))
  }
  return { licence: data, handIn, ...state }
}
