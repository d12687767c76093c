import { officeStatement, statementFile } from '#contract/exam-candidates'
import { saveFile, useCall, useTransport } from '#platform/call'

/** What the candidate says to a change, and its papers. */
export function useStatement(change: string) {
  const transport = useTransport()
  const { data, ...state } = useCall(officeStatement, { id: change })
  return {
    statement: data,
    ...state,
    save: async (file: string) => saveFile(await transport().call(statementFile, { id: change, file })),
  }
}
