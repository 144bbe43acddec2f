interface ReadLater<Members extends object, Place> {
  /** Gives the line the members of that place. */
  give<T extends object>(line: T, where: Place): T & Members
  /** The place that a line was given; absent = it was given none. */
  placeOf(line: object): Place | undefined
}

/** Members that are read when somebody asks for one; a spread reads them and leaves the place behind. */
export function readLater<Members extends object, Place>(
  keys: readonly (keyof Members & string)[],
  read: (where: Place) => Members,
): ReadLater<Members, Place> {
  const place = Symbol('where it is read')
  type Line = { readonly [place]: Place }
  // The same functions for all lines: to V8 these then have one shape.
  const readers = keys.map(key => {
    const get = function (this: Line) {
      return read(this[place])[key]
    }
    return [key, { enumerable: true, get }] as const
  })
  return {
    give: <T extends object>(line: T, where: Place): T & Members => {
      Object.defineProperty(line, place, { value: where })
      for (const [key, reader] of readers) Object.defineProperty(line, key, reader)
      return line as T & Members
    },
    placeOf: line => (line as Partial<Line>)[place],
  }
}
