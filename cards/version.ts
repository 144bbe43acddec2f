/** What a title says of the card's version: `Data (First Contact)` is printed as `Data`. */
export interface Version {
  /** What is printed as the card's title. */
  readonly name: string
  readonly version: string
}

/** Undefined for a title that is printed as it is written here. */
export function versionOf(title: string): Version | undefined {
  const [, name, version] = /^(.+) \(([^()]+)\)$/.exec(title) ?? []
  return name !== undefined && version !== undefined ? { name, version } : undefined
}
