const DAY = 86_400

/** How often one registration may be looked up, by whichever call: its number, name and document are not to be guessed. */
export const lookupLimit = (number: string) => ({
  name: 'registration-lookups',
  subject: number,
  max: 20,
  seconds: DAY,
  message: '今天查询的次数太多了，请明天再来',
})
