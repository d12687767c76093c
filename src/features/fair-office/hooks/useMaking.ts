import type { InputOf } from '#contract/endpoint'
import { addFair, changeFair, fairFormInfo, listOfficeFairs, officeFairInfo } from '#contract/fair-office'
import { useRead, useRenew, useSend } from '#platform/call'
import { draftRead, formRead, sourcesRead } from '../reads.ts'

/** What a new fair can be made from. */
export function useSources() {
  const { data, ...state } = useRead(sourcesRead)
  return { sources: data, ...state }
}

/** What the form of a new fair says already. */
export function useFairDraft() {
  const { data, ...state } = useRead(draftRead)
  return { draft: data, ...state }
}

/** The fair as its form has it. */
export function useFairForm() {
  const { data, ...state } = useRead(formRead)
  return { form: data, ...state }
}

/** Makes a fair; its id. */
export function useAddFair() {
  const { send } = useSend(addFair)
  const renew = useRenew(listOfficeFairs)
  return async (input: InputOf<typeof addFair>): Promise<string> => {
    const { id } = await send(input)
    await renew()
    return id
  }
}

/** Changes a fair as it was read. */
export function useChangeFair(fair: string) {
  const { send } = useSend(changeFair)
  const renew = useRenew(fairFormInfo, officeFairInfo, listOfficeFairs)
  return async (input: Omit<InputOf<typeof changeFair>, 'fair'>) => {
    await send({ fair, ...input })
    await renew()
  }
}
