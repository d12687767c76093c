/** What an employer hands in with its application: who acts for it there, and what an agency may do. */
export const fairProofs = ['authorisation', 'licence'] as const
export type FairProof = (typeof fairProofs)[number]

/** What an employer may hand in: an agency its licence too. */
export const proofsAsked = ({ isAgency }: { readonly isAgency: boolean }): readonly FairProof[] =>
  fairProofs.filter(kind => isAgency || kind !== 'licence')

export const fairProofLabels = {
  authorisation: '委托书',
  licence: '人力资源服务许可证',
} as const satisfies Record<FairProof, string>
