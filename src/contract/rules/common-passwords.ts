/** Passwords of eight characters and more that head the published lists of leaked ones, many of them Chinese habits. */
export const commonPasswords =
  '12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 123123123 12341234 12344321 11223344 ' +
  '1122334455 112233445566 111222333 123321123 123454321 147258369 159357123 123654789 789456123 741852963 963852741 ' +
  '1234qwer 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxedc qwertyui qwertyuiop qwerty123 qwer1234 ' +
  'q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl asdf1234 zxcvbnm123 zaq12wsx a1234567 a12345678 a123456789 a1b2c3d4 ' +
  'aa123456 aa12345678 aaa123456 abc12345 abc123456 abcd1234 abcd12345 abcdefgh ab123456 as123456 qq123456 ' +
  'qq123456789 wang1234 zhang123 li123456 woaini123 woaini520 woaini521 woaini1314 woaini1314520 5201314520 ' +
  '13145200 52013140 520520520 iloveyou iloveyou1 password password1 password12 password123 passw0rd p@ssw0rd ' +
  'p@ssword pass1234 admin123 admin1234 admin888 administrator root1234 test1234 guest123 welcome1 welcome123 ' +
  'changeme letmein1 sunshine princess football baseball superman dragon123 monkey123 trustno1 starwars ' +
  'computer internet nihao123 jiangxi123 nanchang123 zhaopin123 rencai123 taobao123 weixin123 china123 zhongguo'
