/** The address of the rulings that a query finds. */
export function queryHref(query: string): string {
  return `#q=${encodeURIComponent(query).replace(/%3A/g, ':').replace(/%20/g, '+')}`
}

/** A value as the query writes it: in quotes where it is not one word. */
export function quoted(value: string): string {
  return /^[^\s"]+$/.test(value) ? value : `"${value.replaceAll('"', ' ')}"`
}

/** What an address names: the rulings that a query finds, or a page, perhaps as it is for one engine. */
export type Address = { readonly query: string } | { readonly path: string; readonly engine: string | undefined }

/** What the part of the address after the page names. */
export function readAddress(hash: string): Address {
  const text = hash.replace(/^#/, '')
  if (text.startsWith('q=')) return { query: decoded(text.slice(2).replaceAll('+', ' ')) }
  const [path = '', rest] = text.split('?')
  return { path: decoded(path), engine: new URLSearchParams(rest ?? '').get('engine') ?? undefined }
}

/** Without its escapes; what is no escape stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address of a case on one engine. */
export function caseHref({ id }: { readonly id: string }, { key }: { readonly key: string }): string {
  return `#${encodeURI(id)}?engine=${encodeURIComponent(key)}`
}
