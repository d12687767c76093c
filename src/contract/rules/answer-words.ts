/** Whom an answer is written to, and about what. */
export interface Addressee {
  readonly name: string
  readonly jobTitle: string
  readonly companyName: string
}

/** An answer as one applicant reads it: {姓名}, {职位} and {单位} filled in. */
export const answerFor = (words: string, { name, jobTitle, companyName }: Addressee): string =>
  words.replace(/\{(姓名|职位|单位)\}/g, (_, place) =>
    place === '姓名' ? name : place === '职位' ? jobTitle : companyName,
  )

/** Answers to begin with; employers keep their own beside them. */
export const usualAnswers = [
  {
    id: 'fit',
    title: '合适',
    body: '{姓名}，您好！感谢您应聘{单位}的“{职位}”。您的简历已通过初筛，我们会尽快与您联系面试时间。',
  },
  {
    id: 'unfit',
    title: '不合适',
    body: '{姓名}，您好！感谢您应聘{单位}的“{职位}”。经过认真比较，这次没能为您安排后续环节，祝您早日找到满意的工作。',
  },
  {
    id: 'waiting',
    title: '待定',
    body: '{姓名}，您好！您应聘“{职位}”的简历{单位}已经收到，正在比较，会在一周内给您答复，请耐心等待。',
  },
] as const
