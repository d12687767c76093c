import { drawEach } from '../../../paper/draw-each.ts'
import { drawPaper } from './paper.ts'

drawEach(drawPaper)
