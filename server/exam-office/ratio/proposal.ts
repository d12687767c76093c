/** How many places so many paid candidates carry by the notice's ratio; 0 for a position that is cancelled. */
export const placesFor = (paid: number, leastRatio: number): number => Math.floor(paid / leastRatio)

export const proposalWords = (places: number): string => (places === 0 ? '取消' : `核减为 ${places} 人`)
