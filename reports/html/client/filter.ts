/** What the list of rulings is narrowed to; the empty text = to nothing. */
export interface Filter {
  readonly q: string
  readonly outcome: string
  readonly ruleset: string
  readonly document: string
  readonly topic: string
  /** The id of a custom that cases rest on. */
  readonly custom: string
}

/** The address of the list of rulings, narrowed; empty values are left out. */
export function listHref(filter: Partial<Filter>): string {
  return `#/rulings${queryOf(filter)}`
}

/** The address of a ruling as one of those that pass the filter. */
export function rulingHref(id: string, filter: Partial<Filter>): string {
  return `#${encodeURI(id)}${queryOf(filter)}`
}

function queryOf(filter: Partial<Filter>): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value))
  return query.size > 0 ? `?${query}` : ''
}

/** The filter of an address that `listHref` made. */
export function readFilter(query: string): Filter {
  const given = new URLSearchParams(query)
  return filterOf(name => given.get(name) ?? '')
}

/** A filter from the value of each of its names. */
export function filterOf(value: (name: keyof Filter) => string): Filter {
  return {
    q: value('q'),
    outcome: value('outcome'),
    ruleset: value('ruleset'),
    document: value('document'),
    topic: value('topic'),
    custom: value('custom'),
  }
}
