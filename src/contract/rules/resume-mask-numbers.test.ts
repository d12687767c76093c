import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskedWords, wordsToFind, wordsWithout } from './resume-mask.ts'
import { toHalfWidth } from './width.ts'

const HIDDEN = '（联系方式已隐藏）'

describe('numbers in words', () => {
  test.each([
    '一三八零零一三八零零零',
    '一三八〇〇一三八〇〇〇',
    '壹叁捌零零壹叁捌零零零',
    '幺三八零零幺三八零零零',
    '①③⑧⓪⓪①③⑧⓪⓪⓪',
    '1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0',
    '一三八 零零一三 八零零零',
    '一三八－零零一三－八零零零',
    '一三八零 零一三 八零零零',
    '一 三 八 零 零 一 三 八 零 零 零',
    '一·三·八·零·零·一·三·八·零·零·零',
    '1三8零0一3八0零0',
    '１ ３ ８ ０ ０ １ ３ ８ ０ ０ ０',
    '138一0013一8000',
    '八六一三八零零一三八零零零',
    '零七九一八八八八八八八八',
    '零七九一－八八八八八八八',
    '〇一〇 六六五五四四三三',
  ])('hide %s', contact => {
    expect(maskedWords(`李工，${contact}，Ａ组。`)).toBe(`李工，${HIDDEN}，Ａ组。`)
  })

  test.each([
    ['微信一三八零零一三八零零零', `微信${HIDDEN}`],
    ['手机一三八零零一三八零零零一直开机', `手机${HIDDEN}一直开机`],
    ['手机号一一三八零零一三八零零零', `手机号一${HIDDEN}`],
    ['固话：八八八八八八八八', `固话：${HIDDEN}`],
    ['扣扣：一二三四五六七八', '扣扣：（已隐藏）'],
    ['QQ号 壹贰叁肆伍陆', 'QQ号 （已隐藏）'],
  ])('of %s leave %s', (text, left) => {
    expect(maskedWords(text)).toBe(left)
  })

  test.each([
    '二〇二六年十一月',
    '二〇一九年九月—二〇二三年六月',
    '一九九八·六—二〇〇三·七',
    '一九九八年一月一日出生，一三五年级',
    '一九九五 一九九九 二〇〇三',
    '一九九五—一九九九 三年',
    '一、三、五、七、九、一一、一三',
    '周一三五上班，二四六休息',
    '一三五七九',
    '一八七五三二四六八九',
    '一五一十、三三两两、七七八八',
    '一三八大桥、一三九号楼',
    '一千三百八十万零一百三十元',
    '壹万叁仟捌佰元整',
    '第一三〇号文件，第〇七九一卷',
    '15000一20000元',
    '1500一2000 元，2019一2022',
    '①②③④⑤⑥⑦⑧⑨',
    '○ 一级建造师 ○ 二级建造师',
    '电话一部、座机二台，电话：二〇二六年开通',
    '微信三群，QQ二群',
    '一一三五五七七九九',
  ])('keep %s', text => {
    expect(maskedWords(text)).toBe(text)
  })
})

/** Ways to write 0 to 9. */
const scripts = [
  '0123456789',
  '０１２３４５６７８９',
  '〇一二三四五六七八九',
  '零壹贰叁肆伍陆柒捌玖',
  '○幺貳參四五陸七八九',
] as const
const signs = [' ', '-', '—', '·', '.', '　', '－', '\u200b', ' - '] as const
const groupings: readonly number[][] = [[11], [3, 4, 4], [4, 3, 4], [4, 4, 3], Array<number>(11).fill(1)]

const mobile = fc.tuple(
  fc.integer({ min: 3, max: 9 }),
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
)
const anywhere = fc.constantFrom('', '本人电话', '请打', '，Ａ组。', 'Tel', '（常用）')

test('a mobile number is hidden in whatever digits, and however it is grouped', () => {
  const written = fc.record({
    digits: mobile.map(([second, rest]) => [1, second, ...rest]),
    inScripts: fc.array(fc.constantFrom(...scripts), { minLength: 11, maxLength: 11 }),
    isMixed: fc.boolean(),
    sign: fc.constantFrom(...signs),
    grouping: fc.constantFrom(...groupings),
  })
  fc.assert(
    fc.property(anywhere, written, anywhere, (before, { digits, inScripts, isMixed, sign, grouping }, after) => {
      const characters = digits.map((digit, at) => [...(inScripts[isMixed ? at : 0] ?? scripts[0])][digit])
      const ends = grouping.map((_, at) => grouping.slice(0, at + 1).reduce((sum, size) => sum + size, 0))
      const groups = ends.map((end, at) => characters.slice(ends[at - 1] ?? 0, end).join(''))
      const number = groups.join(sign)
      // Read as from 15000 to 20000.
      fc.pre(!/\d{4}一\d{4}/.test(toHalfWidth(number)))
      expect(maskedWords(`${before}${number}${after}`)).toBe(`${before}${HIDDEN}${after}`)
    }),
  )
})

test('whatever is written can be masked, and what is left is masked already', () => {
  const pieces = fc.constantFrom(
    ...scripts.flatMap(script => [...script]),
    ...signs,
    '电话：',
    '微信',
    'qq',
    '@',
    'a.cn',
    '年',
  )
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 60 }).map(list => list.join('')),
  )
  fc.assert(
    fc.property(words, text => {
      expect(maskedWords(text)).not.toMatch(
        /(?<![\d〇零○一壹幺二贰貳三叁參四肆五伍六陆陸七柒八捌九玖])1[3-9]\d{9}(?!\d)/,
      )
      for (const find of [wordsToFind('王小明'), wordsWithout('王小明', '王**')]) {
        expect(find(`${text}，王小明，`)).not.toContain('王小明')
      }
    }),
  )
})

test('what somebody may be found by is neither name nor contact, nor that one was hidden', () => {
  const text = '王小明工作室，电话13800138000，微信wangxm，会计'
  expect(wordsToFind('王小明')(text).split('\n')).toEqual(['', '工作室，电话', '，微信', '，会计'])
})
