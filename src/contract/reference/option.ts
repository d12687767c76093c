/**
 * One entry of a fixed reference list (specification section 3).
 *
 * `value` is a string in every list, numbers of the specification included: region values are strings, query strings
 * carry strings, and a select's value is a string, so one type runs from the address bar to the database.
 * `gb` is the matching code of the national standard that the list's comment names; absent where the standard has no
 * single counterpart.
 */
export type Option = {
  readonly value: string
  readonly label: string
  readonly gb?: string
}

/** An entry with narrower entries below it; a leaf has no `children`. */
export type OptionNode = Option & { readonly children?: readonly OptionNode[] }

/** The values a list allows, as a union: `ValueOf<typeof wageList>`. */
export type ValueOf<List extends readonly Option[]> = List[number]['value']
