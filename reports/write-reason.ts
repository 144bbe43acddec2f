const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EACCES: 'you may not write there',
    EPERM: 'you may not write there',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a file is in the way',
    EEXIST: 'a file is in the way',
    EISDIR: 'a folder has the name of a report',
    ENOTFILE: 'what has the name of a report is not a file',
    EIO: 'the disk does not answer',
    ENAMETOOLONG: 'the path is too long',
  }),
)

/** Why a file or folder cannot be written, for people. */
export function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return reasons.get(code) ?? (error instanceof Error ? error.message : String(error))
}
