import { companyLicence, employerOverview, updateLicence } from '#contract/employer'
import { fetchUserInfo } from '#contract/session'
import { useCall, useRenew, useReplace, useSend, useTransport } from '#platform/call'
import { useSessionStore } from '#platform/session'

/** How the company's licence stands, and handing in another. */
export function useLicence() {
  const { data, ...state } = useCall(companyLicence, {})
  const { send } = useSend(updateLicence)
  const replace = useReplace(companyLicence)
  const renewOverview = useRenew(employerOverview)
  const transport = useTransport()
  const session = useSessionStore()
  async function handIn(file: string) {
    const licence = await send({ files: [file] })
    await replace({}, licence)
    await renewOverview()
    // Whether the company has passed its check is known of whoever is signed in.
    session.setUser(await transport().call(fetchUserInfo, {}))
  }
  return { licence: data, handIn, ...state }
}
