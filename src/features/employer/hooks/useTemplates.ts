import { addTemplate, deleteTemplate, listTemplates, renameTemplate } from '#contract/postings'
import { useCall, useRenew, useSend } from '#platform/call'

/** The company's templates; not asked for before `wanted`. */
export function useTemplates(wanted: boolean) {
  const { data, ...state } = useCall(listTemplates, wanted ? {} : null)
  const rename = useSend(renameTemplate)
  const remove = useSend(deleteTemplate)
  const renew = useRenew(listTemplates)
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
  const renew = useRenew(listTemplates)
  const add = useSend(addTemplate)
  return async (jobId: string, name: string) => {
    await add.send({ jobId, name })
    await renew()
  }
}
