import { useSWRConfig } from 'swr'
import { addTemplate, deleteTemplate, listTemplates, renameTemplate } from '#contract/postings'
import { callKey, useCall, useSend } from '#platform/call'

/** The company's templates; not asked for before `wanted`. */
export function useTemplates(wanted: boolean) {
  const { data, ...state } = useCall(listTemplates, wanted ? {} : null)
  const { mutate } = useSWRConfig()
  const rename = useSend(renameTemplate)
  const remove = useSend(deleteTemplate)
  const renew = () => mutate(callKey(listTemplates, {}))
  return {
    ...state,
    templates: data,
    rename: async (id: string, name: string) => {
      await rename.send({ id, name })
      await renew()
    },
    remove: async (id: string) => {
      await remove.send({ id })
      await renew()
    },
  }
}

/** Keeps a job as a template. */
export function useTemplateKeeper() {
  const { mutate } = useSWRConfig()
  const add = useSend(addTemplate)
  return async (jobId: string, name: string) => {
    await add.send({ jobId, name })
    await mutate(callKey(listTemplates, {}))
  }
}
