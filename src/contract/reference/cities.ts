/**
 * Names of Jiangxi and its 11 cities by GB/T 2260 code, for pages that show cities alone: what `regions.ts` has of them,
 * written down once more (and compared in cities.test.ts), as a page that shares a module with it loads all districts.
 */
export const jiangxiCities = {
  360000: '江西省',
  360100: '南昌市',
  360200: '景德镇市',
  360300: '萍乡市',
  360400: '九江市',
  360500: '新余市',
  360600: '鹰潭市',
  360700: '赣州市',
  360800: '吉安市',
  360900: '宜春市',
  361000: '抚州市',
  361100: '上饶市',
} as const
