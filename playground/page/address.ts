/** The part of the page's address after #: `read` says what it is, and `keep` writes it unless somebody has gone elsewhere meanwhile. */
export function trackedAddress() {
  let known = location.hash
  return {
    read(): string {
      known = location.hash
      return known.slice(1)
    },
    async keep(fragment: Promise<string>): Promise<void> {
      const next = await fragment
      if (location.hash !== known) return
      history.replaceState(null, '', `#${next}`)
      known = location.hash
    },
  }
}
