/** There is no place left, in all or for this address. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace'
}

/** Gives a place back; more than once does no harm. */
export type Leave = () => void

export interface Bounds {
  readonly most: number
  /** What all that comes from one address may take of it. */
  readonly mostOfOne: number
}

/**
 * Places for what is under way: so many in all, and so many for one address, so that nobody takes all of them alone.
 * `size` is how many of them one thing takes. Throws `NoPlace`.
 */
export function createPlaces({ most, mostOfOne }: Bounds) {
  const byAddress = new Map<string, number>()
  let taken = 0

  const change = (address: string, size: number) => {
    const held = (byAddress.get(address) ?? 0) + size
    taken += size
    if (held > 0) byAddress.set(address, held)
    else byAddress.delete(address)
  }

  return (address: string, size = 1): Leave => {
    if (taken + size > most || (byAddress.get(address) ?? 0) + size > mostOfOne) throw new NoPlace()
    change(address, size)
    let isHeld = true
    return () => {
      if (isHeld) change(address, -size)
      isHeld = false
    }
  }
}
