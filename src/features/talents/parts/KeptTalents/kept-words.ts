import type { KeptKind } from '../../model/tabs.ts'

interface Words {
  /** What stands after a time: 3 天前收藏. */
  readonly at: string
  readonly remove: string
  /** What goes with it. */
  readonly loss: string
  readonly none: string
  readonly help: string
}

export const keptWords: Readonly<Record<KeptKind, Words>> = {
  favourites: {
    at: '收藏',
    remove: '取消收藏',
    loss: '',
    none: '还没有收藏的简历',
    help: '在简历页面按“收藏”，合适的人会留在这里，方便和同事一起挑选。',
  },
  downloads: {
    at: '下载',
    remove: '删除下载',
    loss: '联系方式会重新隐藏，再次查看需要重新下载并计入当天次数。',
    none: '还没有下载的简历',
    help: '下载简历后可以看到姓名和联系方式，并直接联系求职者。',
  },
  views: {
    at: '浏览',
    remove: '删除记录',
    loss: '求职者那边的查看记录不受影响。',
    none: '没有浏览记录',
    help: '打开过的简历会留在这里，方便您回头再看。',
  },
}
