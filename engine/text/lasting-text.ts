/** Texts that work on cards for as long as something lasts. */
export interface LastingText {
  /** Reaches everything everywhere. */
  readonly global?: true
}

declare module './text.ts' {
  interface CardText extends LastingText {}
}
