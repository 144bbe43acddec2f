/** Levels of lists and objects within one another that a message may have: many times what any needs. */
export const deepest = 64
const [quote, backslash, bracket, brace, unbracket, unbrace] = [...'"\\[{]}'].map(c => c.charCodeAt(0))

/** Is the JSON nested deeper than that? Whoever walks through it, or writes it, would run out of stack. */
export function isTooDeep(json: Buffer, most = deepest): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) inText = !inText
    else if (inText) at += byte === backslash ? 1 : 0
    else if (byte === bracket || byte === brace) depth += 1
    else if (byte === unbracket || byte === unbrace) depth -= 1
    if (depth > most) return true
  }
  return false
}
