import { companyDetail, listCompanyImages } from '#contract/companies'
import type { CompanyImage, OwnCompany } from '#contract/company-fields'
import {
  addCompanyImage,
  arrangeCompanyImages,
  deleteCompanyImage,
  getOwnCompany,
  removeCompanyLogo,
  updateCompanyLogo,
} from '#contract/employer'
import { useRenew, useReplace, useSend, useTransport } from '#platform/call'

/** Shows what was stored, and has the public page read anew. */
export function useKeepCompany() {
  const replace = useReplace(getOwnCompany)
  const renewPublic = useRenew(companyDetail, listCompanyImages)
  return async (company: OwnCompany) => {
    await replace({}, company)
    await renewPublic()
  }
}

/** The logo: another one, or none. */
export function useLogo() {
  const transport = useTransport()
  const keep = useKeepCompany()
  const removing = useSend(removeCompanyLogo)
  return {
    isRemoving: removing.isSending,
    change: async (picture: Blob) => keep(await transport().call(updateCompanyLogo, { files: [picture] })),
    remove: async () => keep(await removing.send({})),
  }
}

/** A picture to be added; sent again under the same `key`, it is added once. */
export interface NewPicture {
  key: string
  caption: string
  picture: Blob
}

/** The pictures of the workplace. */
export function usePictures() {
  const transport = useTransport()
  const keep = useKeepCompany()
  const arranging = useSend(arrangeCompanyImages)
  const removing = useSend(deleteCompanyImage)
  return {
    isArranging: arranging.isSending,
    add: async ({ key, caption, picture }: NewPicture) =>
      keep(await transport().call(addCompanyImage, { caption, files: [picture] }, { idempotencyKey: key })),
    arrange: async (images: readonly CompanyImage[]) =>
      keep(await arranging.send({ list: images.map(({ id, caption }) => ({ id, caption })) })),
    remove: async (id: string) => keep(await removing.send({ id })),
  }
}
