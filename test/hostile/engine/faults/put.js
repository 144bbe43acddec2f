/** `put <pointer> <json>`: the reply with another value at that place; `put <pointer>`: without what is there. */
export function put(words) {
  const [, pointer = '', json] = /^put (\S*)(?: (.+))?$/s.exec(words) ?? []
  const path = pointer.split('/').slice(1)
  return async ({ ask, write }) => {
    const reply = await ask()
    const changed = path.length ? changedAt(reply, path, json) : { id: reply.id, ...JSON.parse(json) }
    await write(`${JSON.stringify(changed)}\n`)
  }
}

function changedAt(value, [key, ...rest], json) {
  const copy = Array.isArray(value) ? [...value] : { ...value }
  if (rest.length) copy[key] = changedAt(copy[key], rest, json)
  else if (json === undefined) delete copy[key]
  else
    Object.defineProperty(copy, key, { value: JSON.parse(json), enumerable: true, configurable: true, writable: true })
  return copy
}
