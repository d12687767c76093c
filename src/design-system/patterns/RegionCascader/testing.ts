import type { CascadeOption } from '../cascade/cascade-tree.ts'

const read = (
  value: string,
  label: string,
  pinyin: string,
  children: readonly CascadeOption[] = [],
): CascadeOption => ({
  value,
  label,
  disabled: false,
  childrenCount: null,
  pinyin,
  children,
})

/** A few real regions in the specification's shape, with their pinyin. */
export const readPlaces: readonly CascadeOption[] = [
  read('360000', '江西省', 'jiang xi sheng', [
    read('360100', '南昌市', 'nan chang shi', [
      read('360102', '东湖区', 'dong hu qu'),
      read('360121', '南昌县', 'nan chang xian'),
    ]),
    read('360700', '赣州市', 'gan zhou shi', [
      read('360702', '章贡区', 'zhang gong qu'),
      read('360703', '南康区', 'nan kang qu'),
    ]),
  ]),
  read('440000', '广东省', 'guang dong sheng', [
    read('440100', '广州市', 'guang zhou shi', [read('440103', '荔湾区', 'li wan qu')]),
  ]),
]

/** More options on one level than anybody should offer. */
export const manyPlaces: readonly CascadeOption[] = Array.from({ length: 10_000 }, (_, at) => ({
  value: String(at + 1),
  label: `第 ${at + 1} 处`,
}))
