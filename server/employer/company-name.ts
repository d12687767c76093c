const LEAST_CHARACTERS = 4

/** Registered under section 9 of GB 32100 (market regulation): enterprises, never an office of the state. */
const isEnterprise = (creditCode: string) => creditCode.startsWith('9')

const OFFICE = /(?:人民政府|人民法院|人民检察院|公安局|税务局|监督管理局|委员会)$/

/**
 * Why a name cannot be that on a licence; '' when nothing speaks against it. Names are in Chinese characters (《企业名称登记
 * 管理规定》第八条) and must not pass for those of the state (第十一条).
 */
export function nameProblem(name: string, creditCode: string): string {
  const characters = name.match(/\p{Script=Han}/gu) ?? []
  if (characters.length < LEAST_CHARACTERS || new Set(characters).size < LEAST_CHARACTERS) {
    return '单位名称不是营业执照上的全称'
  }
  return isEnterprise(creditCode) && OFFICE.test(name) ? '单位名称与统一社会信用代码的机构类别不符' : ''
}
