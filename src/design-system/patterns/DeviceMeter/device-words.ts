export type DevicePermission = 'asking' | 'denied' | 'none' | 'ok'

export type NetworkState = 'checking' | 'good' | 'weak' | 'offline'

export const deviceKinds = ['camera', 'microphone', 'speaker'] as const
export type DeviceKind = (typeof deviceKinds)[number]

export const kindWords = {
  camera: '摄像头',
  microphone: '麦克风',
  speaker: '扬声器',
} as const satisfies Record<DeviceKind, string>

export const networkWords = {
  checking: '正在检测网络',
  good: '网络良好',
  weak: '网络较慢，画面可能卡顿，请靠近路由器或改用有线网络',
  offline: '网络已断开，请检查网络',
} as const satisfies Record<NetworkState, string>

/** What stands in the place of the picture, and how to put it right. */
export const permissionWords = {
  asking: { title: '正在请求使用摄像头和麦克风', help: '请在浏览器的提示中选择“允许”。' },
  denied: {
    title: '浏览器不允许使用摄像头或麦克风',
    help: '请点地址栏左侧的图标，把摄像头和麦克风改为“允许”，再点“重新检测”。',
  },
  none: { title: '没有找到摄像头或麦克风', help: '请接好设备，并关闭正在使用它们的其他程序，再点“重新检测”。' },
  ok: { title: '摄像头没有画面', help: '请检查镜头是否被遮住。' },
} as const satisfies Record<DevicePermission, { title: string; help: string }>
