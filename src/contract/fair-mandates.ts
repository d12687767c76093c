/** What an account of a fair's office may do: organise it, oversee the gates, stand at one. */
export const fairMandates = ['organise', 'supervise', 'steward'] as const
export type FairMandate = (typeof fairMandates)[number]

export const fairMandateLabels = {
  organise: '组织',
  supervise: '现场主管',
  steward: '检票',
} as const satisfies Record<FairMandate, string>
