interface Named {
  readonly id: string
  readonly scenario: string
}

/** A case in a sentence: what it is called, and its id in brackets. */
export const caseName = ({ id, scenario }: Named): string => `"${scenario}" (${id})`

/** Several of them; one that is not known goes by its id. */
export function caseNames(ids: readonly string[], caseOf: (id: string) => Named | undefined): string {
  return ids
    .map(id => {
      const one = caseOf(id)
      return one ? caseName(one) : id
    })
    .join(' and ')
}
