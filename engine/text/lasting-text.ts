/** Texts that work on cards for as long as something lasts. */
export interface LastingText {
  /** Reaches everything everywhere. */
  readonly global?: true
}

export interface AddedCardText extends LastingText {}
