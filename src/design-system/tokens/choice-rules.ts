import { size, space, text } from './dimensions.ts'
import { media } from './media.ts'

/**
 * What a chosen look changes in parts beyond their tokens. Here and not beside each part, so that only those who chose the
 * look carry it; the parts are known by their attributes.
 */
export const choiceRules: string = [
  // Words that many search for would take a phone's first screen.
  '[data-size=elder] #site-search>div{display:none}',
  // Words stand beside drawings: the search button's own, and what an IconButton says it does.
  `[data-size=elder] [role=search]>button{padding-inline:${space[3]}}`,
  '[data-size=elder] [role=search]>button>span{display:inline}',
  // Where the search button needs a line of its own, it takes all of it.
  '[data-size=elder] [role=search]>input{flex-grow:9999}',
  '[data-size=elder] [role=search]>button{flex-grow:1}',
  `[data-size=elder] [data-word]{gap:${space[1]};width:auto;min-width:${size.target};padding-inline:${space[2]}}`,
  `[data-size=elder] [data-word]::after{content:attr(data-word);font-size:${text.sm};white-space:nowrap}`,
  '[data-size=elder] input:has(+[data-word]){padding-inline-end:6.5rem}',
  // Few entries, in larger words.
  `[data-size=elder] header [data-entry]>a{font-size:${text.lg}}`,
  // Large type hides no tab where there is room for a second line of them.
  `${media.from960}{[data-size=elder] [data-tabs]{flex-wrap:wrap}}`,
  // What is dense for a mouse elsewhere is as large as everything else here.
  `${media.from960}{[data-size=elder] :is(section[data-ready] :is(li>a,summary),footer li>a){min-height:${size.target}}}`,
  // Where the buttons of a carousel do not fit beside its place, they stand beside each other under it.
  `${media.below640}{[data-size=elder] section[aria-roledescription]>div>span[aria-live]{flex-basis:100%;order:-1;text-align:start}}`,
  // Date and actions of a row do not fit beside each other.
  `${media.below640}{[data-size=elder] li:has(>[data-part=actions])>[data-part=end]{grid-row:2;grid-column:3/-1}[data-size=elder] li:has(>[data-part=actions])>[data-part=actions]{grid-row:3;grid-column:3/-1}[data-size=elder] li:has(>[data-part=actions])>[data-part=more]{grid-row:4}}`,
  // In large type the one that is open stands in place of the rest, as on a phone.
  `${media.from1280}{[data-size=elder] [data-page-type=results]>[data-beside][data-filtered]{grid-template-columns:minmax(0,1fr) minmax(0,4fr)}[data-size=elder] [data-page-type=results][data-reading]>[data-beside][data-filtered]{grid-template-columns:minmax(0,1fr)}}`,
  '[data-size=elder] [data-page-type=results][data-reading]>:not(header,:last-child),[data-size=elder] [data-page-type=results][data-reading]>[data-beside]>:not(:last-child),[data-size=elder] [data-page-type=results]:not([data-reading])>[data-beside]>section:last-child{display:none}',
  // Names of facts stand over them, for large type leaves half a line beside.
  `${media.below640}{[data-size=elder] [data-facts]{grid-template-columns:minmax(0,1fr);gap:${space[3]}}[data-size=elder] [data-facts]>div{display:block}}`,
  // A mark beside a title leaves the title most of the line.
  `${media.below640}{[data-size=elder] [data-mark]{align-items:start;gap:${space[2]}}[data-size=elder] [data-mark]>:first-child{width:${space[10]};height:${space[10]};font-size:${text.lg}}}`,
  // Three columns of an article fit.
  `${media.below640}{[data-size=elder] [data-box=table] :is(th,td){min-width:3.5em;padding:${space[1]}}}`,
  // Main actions stay beside each other.
  `${media.below960}{[data-size=elder] :is([data-sticky]:not(:has(>:not(a,button))),[data-sticky]>div:only-child){flex-wrap:nowrap}[data-size=elder] :is([data-sticky],[data-sticky]>div:only-child)>:is(a,button){flex:1 1 auto;min-width:0;padding-inline:${space[2]}}}`,
  // Two bars of large type take more than a quarter of a window that is not this high.
  `${media.lowPhone}{[data-size=elder] [data-sticky]{position:static}}`,
  // What is open or chosen has a bar where a pale ground would not be seen.
  `[data-theme=contrast] li[data-current]{box-shadow:inset ${space[1]} 0 currentColor}`,
  `[data-theme=contrast] li>article[aria-current]{outline:${size.focus} solid}`,
  // Tags with an outline are that much higher.
  '[data-theme=contrast] article [data-part=foot] [data-part=tags]:not(:last-child){max-height:1.75em}',
  // On a white ground a place is held by its outline.
  `[data-theme=contrast] [data-shape][data-width]{border:${size.line} solid;background:none;animation:none}`,
].join('')
