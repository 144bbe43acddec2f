/** The address of the rulings that a query finds. */
export function queryHref(query) {
  return `#q=${encodeURIComponent(query).replace(/%3A/g, ':').replace(/%20/g, '+')}`
}

/** A value as the query writes it: in quotes where it is not one word. */
export function quoted(value) {
  return /^[^\s"]+$/.test(value) ? value : `"${value.replaceAll('"', ' ')}"`
}

/** What the address names: `{ query }`, or `{ path, engine }`. */
export function readAddress(hash) {
  const text = hash.replace(/^#/, '')
  if (text.startsWith('q=')) return { query: decoded(text.slice(2).replaceAll('+', ' ')) }
  const [path, rest] = text.split('?')
  return { path: decoded(path), engine: new URLSearchParams(rest ?? '').get('engine') ?? undefined }
}

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address of a case on one engine. */
export function caseHref(one, engine) {
  return `#${encodeURI(one.id)}${engine ? `?engine=${encodeURIComponent(engine.key)}` : ''}`
}
