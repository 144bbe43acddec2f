interface Named {
  readonly rulesetTitles?: Readonly<Record<string, string>>
}

/** What a law is called, for people; one that the report does not name is called by its id. */
export function lawName({ rulesetTitles }: Named, ruleset: string): string {
  return rulesetTitles?.[ruleset] ?? ruleset
}
