import { describe, expect, test } from 'vitest'
import { emptyEntry, emptySections } from '../resume-sections.ts'
import { maskedSections, maskedWords, wordsWithout } from './resume-mask.ts'

const HIDDEN = '（联系方式已隐藏）'

describe('free words', () => {
  test.each([
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '138.0013.8000',
    '138 00138000',
    '1380013-8000',
    '1380 013 8000',
    '1380-0138-000',
    '1 3 8 0 0 1 3 8 0 0 0',
    '138\u200b0013\u200b8000',
    '+8613800138000',
    '+86 138 0013 8000',
    '8613800138000',
    '0086-13800138000',
    '013800138000',
    '１３８００１３８０００',
    '１３８－００１３－８０００',
    '＋８６１３８００１３８０００',
    '0791-8888 8888',
    '0791-88888888',
    '0791 8888888',
    '(0791)88888888',
    '（０７９１）８８８８８８８８',
    '010-6655 4433',
    '+86 791 8888 8888',
    '+86-10-66554433',
    'wang.xm+cv@mail.example.com',
    'wang＠example．com',
    'wang @ example.com',
  ])('hide %s', contact => {
    expect(maskedWords(`李工，${contact}，Ａ组。`)).toBe(`李工，${HIDDEN}，Ａ组。`)
  })

  test.each([
    ['电话：88888888', `电话：${HIDDEN}`],
    ['联系电话号码 8888 8888', `联系电话号码 ${HIDDEN}`],
    ['Tel: 6655443', `Tel: ${HIDDEN}`],
    ['微信：wang_xm', '微信：（已隐藏）'],
    ['微信 wangxm', '微信 （已隐藏）'],
    ['微信wangxm', '微信（已隐藏）'],
    ['微信号是wang-xm88', '微信号是（已隐藏）'],
    ['微 信 ID：wangxm', '微 信 ID：（已隐藏）'],
    ['薇信：wangxm', '薇信：（已隐藏）'],
    ['V信wangxm', 'V信（已隐藏）'],
    ['ｖ信：ｗａｎｇｘｍ', 'ｖ信：（已隐藏）'],
    ['wechat: wangxm', 'wechat: （已隐藏）'],
    ['WeChat wang1988', 'WeChat （已隐藏）'],
    ['WeChat ID wangxm', 'WeChat ID （已隐藏）'],
    ['wx：wangxm', 'wx：（已隐藏）'],
    ['wx wangxm', 'wx （已隐藏）'],
    ['wxid_8a7b6c', 'wxid（已隐藏）'],
    ['VX:wangxm', 'VX:（已隐藏）'],
    ['v x wangxm', 'v x （已隐藏）'],
    ['vx13800138', 'vx（已隐藏）'],
    ['QQ:12345678', 'QQ:（已隐藏）'],
    ['ＱＱ号：１２３４５６７８', 'ＱＱ号：（已隐藏）'],
    ['q q 12345678', 'q q （已隐藏）'],
    ['微信13800138000', `微信${HIDDEN}`],
  ])('of %s leave %s', (text, left) => {
    expect(maskedWords(text)).toBe(left)
  })

  test.each([
    '2018.09-2022.06',
    '1998.06—2003.07',
    '1998.6-2003.12，1998/06/01',
    '19980601-20030701',
    '199806 - 200307',
    '1995-1999、2003-2008 年',
    '2019年13级台风，13级职员',
    'GB/T 19001-2016',
    'GB/T 13861-2022、GB 15763.2-2005',
    'JGJ 130-2011',
    'ISO 9001:2015 与 IATF 16949',
    'T/CECS 1380-2023',
    '15000-20000 元/月，13薪',
    '月薪 1.5-2万，年薪 180000',
    '营收 13000 万，150 000 000 元',
    'Windows 10.0.19045、Node 20.11.1、1.3.8.0',
    'vue@3.2.1 与 @types/node',
    '证书编号 20133601000012345',
    '拨打电话 3000-5000 个',
    '电话销售 3 年，接听 400 客服电话',
    '微信小程序、微信公众号运营',
    'WeChat Official Account operation',
    'VxWorks 6.9、wxWidgets、Vue',
    '电视信号 TV信号处理',
    'QQ音乐、QQ群 3 个',
    '192.168.1.100',
  ])('keep %s', text => {
    expect(maskedWords(text)).toBe(text)
  })

  test.each([
    ['王小明', '王小明工作室、王 小明、小明', '王**工作室、王**、小明'],
    ['阿卜杜·䶮𠮷', '阿卜杜•䶮𠮷和阿卜杜䶮𠮷', '王**和王**'],
    ['Li An', 'Brilliant, by LI AN and Lian', 'Brilliant, by 王** and 王**'],
    ["O'Neil", 'o’neil of .*', '王** of .*'],
    ['70', '70 分', '70 分'],
    ['', '没有名字', '没有名字'],
  ])('call %s otherwise', (name, text, left) => {
    expect(wordsWithout(name, '王**')(text)).toBe(left)
  })
})

test('a masked resume names its owner in no text, and keeps what is chosen', () => {
  const empty = emptySections()
  const sections = {
    ...empty,
    basic: {
      ...empty.basic,
      name: '阿卜杜·䶮𠮷',
      phone: '13900000001',
      city: '360702',
      experience: '5',
      education: '70',
    },
    intention: { ...empty.intention, cities: ['360700'] },
    education: [
      {
        ...emptyEntry('education'),
        school: '江西示例大学',
        major: '会计学',
        education: '70',
        from: '2014-09',
        to: '2018-06',
      },
    ],
    evaluation: { ...empty.evaluation, text: '我是阿卜杜·䶮𠮷，电话：88888888' },
  }
  const masked = maskedSections(sections)
  expect(masked.evaluation.text).toBe(`我是阿**，电话：${HIDDEN}`)
  expect(masked.education).toEqual(sections.education)
  expect(masked.intention).toEqual(sections.intention)
  expect(masked.basic).toMatchObject({ phone: '139****0001', city: '360702', experience: '5', education: '70' })
})
