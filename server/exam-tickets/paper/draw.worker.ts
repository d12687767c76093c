import { drawEach } from '../../paper/draw-each.ts'
import { drawSheet } from './draw.ts'

drawEach(drawSheet)
