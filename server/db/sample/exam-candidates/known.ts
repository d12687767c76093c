import { residentIdCheck } from '#contract/rules/resident-id'

const person = (name: string, digits: string) => ({ name, idNumber: digits + residentIdCheck(digits) })

/** The account that people try out; the personnel file of the same name has the same number. */
export const seekerIdentity = person('林晓棠', '36070219980516002')

/** Whose past tickets anybody can look up: README names them. */
export const knownPeople: Readonly<Record<number, readonly { readonly name: string; readonly idNumber: string }[]>> = {
  9123: [person('熊志远', '36010219960314001'), person('万小琴', '36012119971122002')],
  9124: [person('涂俊杰', '36010319980805003'), person('喻静怡', '36011119990226004')],
  9125: [person('龚思源', '36010420000909005'), person('胡雨桐', '36012420010617006')],
  9223: [person('钟建华', '36070219950418001'), person('赖丽萍', '36072119961003002')],
  9224: [person('曾子豪', '36072219970729003'), person('谢欣然', '36073019981215004')],
  9225: [person('刘𠮷', '36073119990520005'), person('欧阳若曦', '36078120000108006')],
}
