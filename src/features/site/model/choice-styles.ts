import { choiceCss } from '#design-system'

/** Adds the styles of the looks that can be chosen, for a page that came without them. */
export function adoptChoiceStyles(document: Document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(choiceCss)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
