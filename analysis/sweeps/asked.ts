/** Topics to keep to; absent = all. */
export interface TopicsAsked {
  readonly topic?: readonly string[]
}

/** The same, and whether to enter what was measured. */
export interface ChangesAsked extends TopicsAsked {
  readonly write?: boolean
}
