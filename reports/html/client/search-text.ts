const texts = new WeakMap<object, string>()

/** What is searched of something, in small letters; put together once. */
export function searchText(of: object, parts: () => readonly string[]): string {
  const known = texts.get(of)
  if (known !== undefined) return known
  const text = parts().join('\n').toLowerCase()
  texts.set(of, text)
  return text
}

/** The lines of several texts, each once. */
export function linesOnce(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(text => text.split('\n')))].join('\n')
}
