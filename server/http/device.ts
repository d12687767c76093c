const kinds: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙设备'],
  [/Android.*Mobile/, 'Android 手机'],
  [/Android/, 'Android 平板'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh|Mac OS X/, 'Mac 电脑'],
  [/Linux|X11/, 'Linux 电脑'],
]

/** The order matters: most of these call themselves Chrome and Safari as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '微信'],
  [/DingTalk/, '钉钉'],
  [/AlipayClient/, '支付宝'],
  [/QQBrowser/, 'QQ 浏览器'],
  [/UCBrowser/, 'UC 浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const firstOf = (list: typeof kinds, userAgent: string) => list.find(([sign]) => sign.test(userAgent))?.[1]

/** Rough words for a device that people know it by, such as “Android 手机 · 微信”; the string itself is kept nowhere. */
export function deviceOf(userAgent: string | undefined): string {
  const start = (userAgent ?? '').slice(0, 500)
  return [firstOf(kinds, start), firstOf(browsers, start)].filter(word => word !== undefined).join(' · ') || '未知设备'
}
