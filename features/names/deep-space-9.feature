Feature: Deep Space 9 and Terok Nor
  They are versions of one station, which is there once.

  Background:
    Given the spaceline:
      | mission           |
      | Alter Records     |
      | Refuse Immigration |
    And it is the facility phase

  @ruling=1eD-deep-space-9-01
  Rule: Only one version of Deep Space 9 and Terok Nor is in play

    @question=second-version-of-a-station
    Scenario Outline: <second> leaves the game where <whose> <first> is
      Given <whose> has:
        | card    | where              |
        | <first> | at "Alter Records" |
      And Alice has:
        | card     | where         |
        | <second> | in seed cards |
      When Alice seeds "<second>" at "Refuse Immigration"
      Then "<second>" is now out of play
      And nothing else has changed

      Examples:
        | first                    | whose | second                   |
        | Terok Nor                | Bob   | Deep Space 9 / Terok Nor |
        | Deep Space 9 / Terok Nor | Bob   | Terok Nor                |
        | Terok Nor                | Alice | Deep Space 9 / Terok Nor |
        | Terok Nor                | Bob   | Deep Space 9             |

    @reading=second-version-of-a-station/refused
    Scenario Outline: <second> is not even seeded where <whose> <first> is
      Given <whose> has:
        | card    | where              |
        | <first> | at "Alter Records" |
      And Alice has:
        | card     | where         |
        | <second> | in seed cards |
      When Alice seeds "<second>" at "Refuse Immigration"
      Then that is illegal
      And nothing else has changed

      Examples:
        | first                    | whose | second                   |
        | Terok Nor                | Bob   | Deep Space 9 / Terok Nor |
        | Deep Space 9 / Terok Nor | Bob   | Terok Nor                |
        | Terok Nor                | Alice | Deep Space 9 / Terok Nor |
        | Terok Nor                | Bob   | Deep Space 9             |

    Example: one that Bob has yet to seed is not in play
      Given Bob has:
        | card      | where         |
        | Terok Nor | in seed cards |
      And Alice has:
        | card         | where         |
        | Deep Space 9 | in seed cards |
      When Alice seeds "Deep Space 9" at "Alter Records"
      Then "Deep Space 9" is now at "Alter Records"
      And nothing else has changed

    Example: a Nor beside it is another station
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Bob has:
        | card      | where              |
        | Terok Nor | at "Alter Records" |
      And Alice has:
        | card | where         |
        | Nor  | in seed cards |
      When Alice seeds "Nor" at "Eliminate Virus"
      Then "Nor" is now at "Eliminate Virus"
      And nothing else has changed

    Example: and so is Terok Nor beside a Nor
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Bob has:
        | card | where                |
        | Nor  | at "Eliminate Virus" |
      And Alice has:
        | card      | where         |
        | Terok Nor | in seed cards |
      When Alice seeds "Terok Nor" at "Refuse Immigration"
      Then "Terok Nor" is now at "Refuse Immigration"
      And nothing else has changed

  @ruling=1eD-deep-space-9-02
  Rule: Where Deep Space 9 was seeded in the dilemma phase, Deep Space 9 / Terok Nor is not seeded

    @question=second-version-of-a-station
    Example: it goes out of play instead
      Given Bob has:
        | card         | where              |
        | Deep Space 9 | at "Alter Records" |
      And Alice has:
        | card                     | where         |
        | Deep Space 9 / Terok Nor | in seed cards |
      When Alice seeds "Deep Space 9 / Terok Nor" at "Refuse Immigration"
      Then "Deep Space 9 / Terok Nor" is now out of play
      And nothing else has changed

    @reading=second-version-of-a-station/refused
    Example: it is not even seeded
      Given Bob has:
        | card         | where              |
        | Deep Space 9 | at "Alter Records" |
      And Alice has:
        | card                     | where         |
        | Deep Space 9 / Terok Nor | in seed cards |
      When Alice seeds "Deep Space 9 / Terok Nor" at "Refuse Immigration"
      Then that is illegal
      And nothing else has changed

    Example: where no Deep Space 9 is it is seeded, beside a Nor
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Bob has:
        | card | where                |
        | Nor  | at "Eliminate Virus" |
      And Alice has:
        | card                     | where         |
        | Deep Space 9 / Terok Nor | in seed cards |
      When Alice seeds "Deep Space 9 / Terok Nor" at "Refuse Immigration"
      Then "Deep Space 9 / Terok Nor" is now at "Refuse Immigration"
      And nothing else has changed
