/** Digits, points and signs typed full-width (１２．５) as plain ones; everything else stays for the validation to name. */
export const halfWidth = (typed: string): string =>
  typed.replace(/[０-９．－＋]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(/。/g, '.')
