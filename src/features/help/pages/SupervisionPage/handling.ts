interface HandlingStep {
  step: string
  within: string
  you: string
}

/** The steps of a complaint and how long each may take: what the site promises (关于我们). */
export const handling: readonly HandlingStep[] = [
  { step: '受理', within: '2 个工作日内', you: '受理编号；不受理的，说明理由和该找谁' },
  { step: '核查', within: '10 个工作日内', you: '需要补充材料时的通知；虚假职位先下线再核查' },
  { step: '答复', within: '受理后 15 个工作日内', you: '处理结果和依据；情况复杂的告知延长到哪一天' },
  { step: '复核', within: '收到答复后 30 日内可以申请', you: '由另外的工作人员办理，15 个工作日内答复' },
]
