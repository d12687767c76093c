import type { Option } from './option.ts'

/** Number of staff, ascending. */
export const scaleList = [
  { value: '1', label: '50人以下' },
  { value: '2', label: '50-100人' },
  { value: '3', label: '100-300人' },
  { value: '4', label: '300-500人' },
  { value: '5', label: '500-1000人' },
  { value: '6', label: '1000-3000人' },
  { value: '7', label: '3000人以上' },
  { value: '8', label: '5000人以上' },
] as const satisfies readonly Option[]

export const companyTypeList = [
  { value: '1', label: '国有企业' },
  { value: '2', label: '国有控股企业' },
  { value: '3', label: '集体企业' },
  { value: '4', label: '股份合作企业' },
  { value: '5', label: '联营企业' },
  { value: '6', label: '有限责任公司' },
  { value: '7', label: '股份有限公司' },
  { value: '8', label: '上市公司' },
  { value: '9', label: '民营企业' },
  { value: '10', label: '个体工商户' },
  { value: '11', label: '合伙企业' },
  { value: '12', label: '国家机关' },
  { value: '13', label: '事业单位' },
  { value: '14', label: '社会团体' },
  { value: '15', label: '民办非企业单位' },
  { value: '16', label: '港澳台投资企业' },
  { value: '17', label: '中外合资企业' },
  { value: '18', label: '外商独资企业' },
  { value: '19', label: '其他' },
] as const satisfies readonly Option[]

/** `image` is the address of the picture shown on the choice. */
export type UnitCharacter = Option & { readonly image: string }

export const unitCharacterList = [
  { value: '1', label: '高等院校', image: '/images/unit-character/university.svg' },
  { value: '2', label: '科研院所', image: '/images/unit-character/research-institute.svg' },
  { value: '3', label: '医疗机构', image: '/images/unit-character/medical-institution.svg' },
  { value: '4', label: '事业单位', image: '/images/unit-character/public-institution.svg' },
  { value: '5', label: '企业', image: '/images/unit-character/enterprise.svg' },
  { value: '6', label: '其他', image: '/images/unit-character/other.svg' },
] as const satisfies readonly UnitCharacter[]
