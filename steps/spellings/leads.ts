/** A sentence that the language says in several, and how. */
export interface Lead {
  readonly written: RegExp
  readonly advice: string
  readonly example: string
}

export const leads: readonly Lead[] = [
  {
    written: /\bdeck is (?:still |now )?(?:not )?(?:il)?legal$/,
    advice:
      'a deck is judged when it is brought: `When Alice brings this deck:` and its table, then `Then that is legal`',
    example: "Alice's deck is legal",
  },
  {
    written: /\bscouted for "/,
    advice:
      'a location is scouted for the objective that targets it: `"…" is now scouted`, and of the objective `"…" is targeting "…"`',
    example: '"Espionage Mission" is now scouted for "Assimilate Homeworld"',
  },
  {
    written: /\bhas (?:not )?been (?:acquired|earned)$/,
    advice:
      "an artifact is acquired when it is no longer under the mission: say where it is now, such as `in Alice's hand`",
    example: '"Horga\'hn" has been acquired',
  },
  {
    written: /\bhas (?:not )?been (?:relocated|moved|beamed|cured)$/,
    advice:
      'say what is so now: where the card is, such as `"…" is now at "…"`, or what is gone, such as `is no longer stopped`',
    example: '"Data" has been relocated',
  },
]

/** How the language says what the text means, if it is one of these. */
export const leadFor = (text: string): string | undefined => leads.find(({ written }) => written.test(text))?.advice
