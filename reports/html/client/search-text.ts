const texts = new WeakMap<object, string>()

/** What is searched of something, in small letters; put together once. */
export function searchText(of: object, parts: () => readonly string[]): string {
  const known = texts.get(of)
  if (known !== undefined) return known
  const text = parts().join('\n').toLowerCase()
  texts.set(of, text)
  return text
}
