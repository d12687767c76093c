import sharp from 'sharp'
import { sealedFile } from '../../../exam-registrations/photo/photo.ts'
import type { FieldKey } from '../../../field-key.ts'
import { storeFile } from '../../../http/files/save.ts'
import type { FileStore } from '../../../http/files/store.ts'
import type { Queryable } from '../../db.ts'
import type { Sex } from '../people.ts'
import { randomOf } from '../random.ts'

/** As the sample rounds ask for it. */
export const portraitSize = { width: 295, height: 413 } as const

/** So many faces of either sex stand for thousands of candidates. */
const FACES = 10

const skins = ['#f0cfb4', '#e9c2a2', '#dfb391', '#f3d6bf'] as const
const hairs = ['#201d1e', '#2b2422', '#35292a', '#46403f'] as const
const clothes = ['#2f4560', '#39393f', '#5b6b7a', '#5d4a52', '#3d5a50'] as const
const collars = ['#f4f6f8', '#dfe7ef', '#f3efe6'] as const

/** Above the ears, and beside the face of who wears it long. */
const heads = {
  men: [
    'M72 158c-4-62 26-104 76-104s80 42 75 104c-8-34-24-56-75-56s-68 22-76 56z',
    'M72 160c-8-68 34-112 84-106 44 4 74 40 67 106-6-40-14-52-40-58-46 10-96-4-111 58z',
  ],
  women: [
    'M64 246c-22-126 6-194 84-194s106 68 83 194h-30c22-96-2-138-53-138s-76 42-54 138z',
    'M68 182c-12-88 30-128 80-128s92 40 79 128c-12-52-34-70-63-78-42 22-86 20-96 78z',
  ],
} as const satisfies Record<Sex, readonly string[]>

/** A head and shoulders before a white wall: drawn, like nobody, and the same for the same number. */
function drawing(sex: Sex, number: number): string {
  const random = randomOf(60_000 + number * 2 + (sex === 'men' ? 1 : 0))
  const [skin, hair, coat, collar] = [
    random.pick(skins),
    random.pick(hairs),
    random.pick(clothes),
    random.pick(collars),
  ]
  const across = random.int(66, 74)
  const down = random.int(86, 94)
  const glasses = random.chance(0.3)
    ? '<g fill="none" stroke="#3c3c40" stroke-width="4"><circle cx="120" cy="172" r="20"/><circle cx="176" cy="172" r="20"/><path d="M140 170h16"/></g>'
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 295 413" width="${portraitSize.width}" height="${portraitSize.height}">
<rect width="295" height="413" fill="#fff"/>
<path d="M18 413c4-84 44-112 98-122h64c54 10 94 38 98 122z" fill="${coat}"/>
<path d="M112 288l36 62 36-62z" fill="${collar}"/>
<path d="M122 236h52v54c-14 18-38 18-52 0z" fill="${skin}"/>
<path d="M122 250c16 16 36 16 52 0v14c-16 12-36 12-52 0z" fill="#000" opacity=".1"/>
<path d="M71 168a77 100 0 0 1 154 0z" fill="${hair}"/>
<ellipse cx="${148 - across}" cy="184" rx="10" ry="18" fill="${skin}"/><ellipse cx="${148 + across}" cy="184" rx="10" ry="18" fill="${skin}"/>
<ellipse cx="148" cy="178" rx="${across}" ry="${down}" fill="${skin}"/>
<path d="${random.pick(heads[sex])}" fill="${hair}"/>
<g stroke="${hair}" stroke-width="5" stroke-linecap="round" fill="none"><path d="M106 148q14-8 28-2"/><path d="M162 146q14-6 28 2"/></g>
<ellipse cx="120" cy="172" rx="6" ry="5" fill="#2a2628"/><ellipse cx="176" cy="172" rx="6" ry="5" fill="#2a2628"/>
<path d="M148 180v24q-5 5 4 5" stroke="#000" stroke-opacity=".22" stroke-width="3" fill="none"/>
<path d="M128 230q20 8 40 0" stroke="#a2605a" stroke-width="5" stroke-linecap="round" fill="none"/>
${glasses}</svg>`
}

/** The drawing as a photograph is stored. */
export const samplePortrait = (sex: Sex, number: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing(sex, number)))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer()

interface Given {
  readonly now: number
  readonly key: FieldKey
  /** Where uploads lie. */
  readonly files: FileStore
}

/** Stores one portrait, sealed as those are that people send in, and gives its id. Nobody's account has it but `owner`'s. */
export async function storePortrait(
  tx: Queryable,
  { sex, number, owner }: { readonly sex: Sex; readonly number: number; readonly owner: string | null },
  { now, key, files }: Given,
): Promise<string> {
  return storeFile(
    // What was written for a load that came to nothing is swept up like any upload without its row.
    { db: tx, now: new Date(now), files, onRollback: () => undefined },
    { owner, kind: 'exam-photo', name: '报名照片' },
    sealedFile(key, await samplePortrait(sex, number)),
  )
}

export type Portraits = Readonly<Record<Sex, readonly string[]>>

/** Faces for everybody who has no account: so many for either sex. */
export async function storePortraits(tx: Queryable, given: Given): Promise<Portraits> {
  const stored: Record<Sex, string[]> = { men: [], women: [] }
  for (const sex of ['men', 'women'] as const) {
    for (let number = 0; number < FACES; number += 1) {
      stored[sex].push(await storePortrait(tx, { sex, number, owner: null }, given))
    }
  }
  return stored
}

/** The sex that an identity number tells. */
export const sexOf = (idNumber: string): Sex => (Number(idNumber.charAt(16)) % 2 === 1 ? 'men' : 'women')

/** Whose face is whose: by their place among an exam's candidates. */
export function portraitFor(portraits: Portraits, idNumber: string, place: number): string | null {
  const faces = portraits[sexOf(idNumber)]
  return faces[place % faces.length] ?? null
}
