import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape'

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar] as const

/** The mark of a group's points, around 0,0; each group has a shape of its own. */
export const markPath = (series: number, area = 44): string =>
  symbol(shapes[series % shapes.length] ?? symbolCircle, area).digits(2)() ?? ''
