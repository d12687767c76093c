import { receivedDetail } from '#contract/applications'
import { useCall } from '#platform/call'

/** The application that somebody is to be invited from. */
export function useApplicant(applicationId: string) {
  const { data, ...state } = useCall(receivedDetail, { id: applicationId })
  return { applicant: data, ...state }
}
