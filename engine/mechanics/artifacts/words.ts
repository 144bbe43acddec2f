export interface AddedDeedKinds {
  /** With the cards that counted for it then. */
  earned: true
}
