declare module 'virtual:part-facts' {
  const facts: Readonly<Record<string, import('../scripts/build/part-facts.ts').PartFacts>>
  export default facts
}
