interface Keywords {
  readonly keywords: readonly string[]
  readonly region?: string
  /** Titles of ships, or how they begin, that the personnel commands. */
  readonly commands: readonly string[]
  readonly gameText: boolean
}

/** `Admiral. Commander: U.S.S. Valiant.`; what stands in brackets explains a keyword, and is game text. */
export function keywordsOf(text: string): Keywords {
  const plain = text.replaceAll(/\([^()]*\)/g, ' ')
  const words = plain
    .split(/(?<!\b[A-Z])\.{1,3}(?=\s|$)/)
    .map(word => word.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
  const behind = (name: string) =>
    words.flatMap(word => (word.startsWith(`${name}: `) ? [word.slice(name.length + 2)] : []))
  const [region] = behind('Region')
  return {
    keywords: words.filter(word => !/^(?:Region|Commander):? /.test(word) && !isText.test(word)),
    ...(region ? { region } : {}),
    commands: behind('Commander'),
    gameText: plain !== text || words.some(word => isText.test(word)),
  }
}

/** Keywords that a cost or a sentence follows. */
const isText = /^(?:Replicate|Interlink)\b/
