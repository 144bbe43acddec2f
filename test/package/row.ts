/** A command that is tried from the package. Rows are typed in their order, in one folder: what one writes another may read. */
export interface Row {
  /** The words after the name of the program. */
  readonly type: readonly string[]
  /** 0 where nothing is said; 128 + n where signal n ends it. */
  readonly code?: number
  /** What is printed, on either stream. */
  readonly says: RegExp
  /** Files and folders that are there afterwards. */
  readonly writes?: readonly string[]
  /** The file to which its standard output goes. */
  readonly into?: string
  /** Plays everything, or writes beside the law: it is typed where the suite is one file. */
  readonly cut?: true
  /** What stands on the standard input. */
  readonly input?: string
  /** Goes on until it is interrupted, which happens once this is printed. */
  readonly until?: RegExp
  /** Finds no other program, such as a browser or Java. */
  readonly alone?: true
}

/** What the rows name. */
export interface Names {
  /** A command line that starts the reference engine. */
  readonly engine: string
  /** The same behind a relay that forgets what is stopped. */
  readonly wrong: string
}
