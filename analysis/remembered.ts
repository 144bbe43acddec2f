/** Makes something when it is first asked for, and gives the same from then on. */
export function remembered<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
