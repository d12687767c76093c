import { color } from './color.ts'
import { cssVariables } from './css.ts'
import { font, leading, motion, radius, size, space, text, weight } from './dimensions.ts'
import { media } from './media.ts'

/**
 * What a page draws otherwise for who is signed in (`data-per-user`), and all after it, is not shown before they are known (the
 * app's await-user.ts), nor then while the script of the part that it stands in is on its way; for five seconds at most,
 * whatever becomes of the script. Whether anybody waits is asked first: a browser that asks each element for all those before it
 * takes 20 s for ten thousand of them (`Select`).
 *
 * With less motion asked for, nothing glides: any other duration would be a transition of every property there is. */
const reset = `
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:${space[16]} 0 ${size.floor}}
body{min-height:100vh;min-height:100dvh;background:${color.page};color:${color.text};font:${weight.regular} ${text.md}/${leading.body} ${font.family};font-variant-numeric:tabular-nums;overflow-wrap:break-word;-webkit-tap-highlight-color:transparent}
h1,h2,h3,h4,h5,h6{font:inherit}
h1,h2,h3,a,button,label,legend,summary,dt,dd{overflow-wrap:anywhere}
ul,ol{padding:0;list-style:none}
a{color:inherit}
img,svg,video,canvas{display:block;max-width:100%}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
button,a,label,summary,select,[role=button]{touch-action:manipulation}
fieldset{min-width:0;border:0;padding:0}
bdi>bdi{white-space:nowrap}
table{border-collapse:collapse}
th{font-weight:inherit;text-align:inherit}
dialog{color:inherit}
[hidden]{display:none!important}
:focus-visible{outline:${size.focus} solid ${color.focus};outline-offset:${space.half};border-radius:${radius.sm}}
[tabindex="-1"]:focus{outline:0}
${media.tallPhone}{html:has([data-sticky]),html:has([data-toast]){scroll-padding-bottom:calc(${size.floor} + 9em)}html:has([data-sticky]):has([data-toast]){scroll-padding-bottom:calc(${size.floor} + 15em)}}
@keyframes after-first-frame{from,to{content-visibility:hidden}}
@keyframes per-user{from,to{visibility:hidden}}
[data-awaits-user] :is([data-awaits-user=''] *,[data-later] *):is([data-per-user],[data-per-user]~*,:has([data-per-user])~*){animation:per-user 5s!important}
::selection{background:${color.primary};color:${color.onPrimary}}
::placeholder{color:${color.textSubtle};opacity:1}
a,button,input,select,textarea{transition:color ${motion.fast},background-color ${motion.fast},border-color ${motion.fast}}
${media.reducedMotion}{*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
${media.forcedColors}{:focus-visible{outline-color:Highlight}}
${media.print}{@page{size:A4;margin:16mm 14mm}body{background:none;color:#000;font-size:11pt}.no-print{display:none!important}a{text-decoration:none}h1,h2,h3{break-after:avoid}tr,img,figure{break-inside:avoid}}
`

/** Custom properties and reset as one static text: the service inlines it, and Storybook puts it into its frame; `talentCss` and `choiceCss` follow it. */
export const globalCss: string = /* @__PURE__ */ `${cssVariables}${reset.replaceAll('\n', '')}`
