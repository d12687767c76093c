/** Hard words for stories: invented, long, rare, mixed in width. */
export const longCompany = '江西省赣江新区绿色能源与智能制造产业发展（集团）股份有限公司南昌县向塘分公司'
export const rareName = '欧阳·䶮𠮷'
export const mixedWidth = 'Ｃ＋＋开发工程师（5G通信／边缘计算）'
export const unbroken = 'https://example.gov.cn/'.padEnd(200, 'abcdefghij')
