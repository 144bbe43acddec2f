Feature: Skills that are gained from others
  A personnel has for a while what another personnel can do.

  Background:
    Given these made-up cards:
      | card          | type      | kind   | attempted by | requires     | affiliations | skills            |
      | First Parley  | mission   | planet | any          | Diplomacy    |              |                   |
      | Great Parley  | mission   | planet | any          | Diplomacy x2 |              |                   |
      | Speaker Vedra | personnel |        |              |              | Bajoran      | Diplomacy x2, Law |

  @ruling=2eS-skills-14
  Rule: A single skill that is gained from another personnel comes with one level only
    The text of Patient Interrogator is an order: until the end of this turn she gains one skill of one of your captives.

    Background:
      Given Bob has:
        | card          | where           | state                        |
        | Speaker Vedra | in Alice's brig | captive, controlled by Alice |

    Example: one level of two is not enough for a mission that requires two
      Given Alice has:
        | card                 | where                |
        | Great Parley         | in Alice's spaceline |
        | Patient Interrogator | on "Great Parley"    |
      When Alice uses "Patient Interrogator"
      And Alice chooses Diplomacy from Diplomacy and Law
      And Alice attempts "Great Parley"
      Then "Great Parley" is still not completed

    Example: one level is enough for a mission that requires one
      Given Alice has:
        | card                 | where                |
        | First Parley         | in Alice's spaceline |
        | Patient Interrogator | on "First Parley"    |
      When Alice uses "Patient Interrogator"
      And Alice chooses Diplomacy from Diplomacy and Law
      And Alice attempts "First Parley"
      Then "First Parley" is now completed
      And nothing else has changed

  @ruling=2eS-skills-16
  Rule: Who takes Diplomacy from a captive who has two of it has one

    Example: Patient Interrogator has learned to talk, and no better than that
      Given Alice has:
        | card                 | where                |
        | First Parley         | in Alice's spaceline |
        | Patient Interrogator | on "First Parley"    |
      And Bob has:
        | card          | where           | state                        |
        | Speaker Vedra | in Alice's brig | captive, controlled by Alice |
      When Alice uses "Patient Interrogator"
      And Alice chooses Diplomacy
      Then the skills of "Patient Interrogator" are Security, Intelligence, Diplomacy

  @ruling=2eS-skills-13
  Rule: Whoever gains all skills of another personnel gains all levels of them

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | affiliations | skills      |
        | Second Trial | mission   | planet | any          | Honor x2     |              |             |
        | Young Torak  | personnel |        |              |              | Klingon      | Honor       |
        | Old Kerla    | personnel |        |              |              | Klingon      | Law x3      |
      And these made-up cards:
        | card            | type    | kind | cost | requires               |
        | Closed Assembly | dilemma | dual | 1    | Diplomacy or Telepathy |
      And Bob has:
        | card            | where           |
        | Closed Assembly | in dilemma pile |

    Example: he knows as much of the law as his ancestor did
      Given Alice has:
        | card               | where                |
        | Second Trial       | in Alice's spaceline |
        | Young Torak        | on "Second Trial"    |
        | Old Kerla          | in discard pile      |
        | Heir of the Fallen | in hand              |
      When Alice attempts "Second Trial"
      And Bob chooses "Closed Assembly"
      And Alice responds with "Heir of the Fallen" on "Young Torak"
      Then the skills of "Young Torak" are Honor, Law x3
      And "Young Torak" is now stopped
      And "Heir of the Fallen" is now in Alice's discard pile
      And "Closed Assembly" is now face up
      And nothing else has changed

  @ruling=2eS-skills-15
  Rule: A Klingon before a dilemma who gains all from a fallen Klingon with two Diplomacy has two Diplomacy

    Background:
      Given these made-up cards:
        | card        | type      | kind   | affiliations | skills       | integrity | cunning | strength |
        | Young Torak | personnel |        | Klingon      | Honor        | 4         | 4       | 5        |
        | Old Kerla   | personnel |        | Klingon      | Diplomacy x2 | 3         | 2       | 6        |
      And these made-up cards:
        | card            | type    | kind | cost | requires               |
        | Closed Assembly | dilemma | dual | 1    | Diplomacy or Telepathy |
      And Bob has:
        | card            | where           |
        | Closed Assembly | in dilemma pile |

    Example: he speaks for two and completes the great parley
      Given Alice has:
        | card               | where                |
        | Great Parley       | in Alice's spaceline |
        | Young Torak        | on "Great Parley"    |
        | Old Kerla          | in discard pile      |
        | Heir of the Fallen | in hand              |
      When Alice attempts "Great Parley"
      And Bob chooses "Closed Assembly"
      And Alice responds with "Heir of the Fallen" on "Young Torak"
      Then the skills of "Young Torak" are Honor, Diplomacy x2
      And the INTEGRITY of "Young Torak" is 7
      And the CUNNING of "Young Torak" is 6
      And the STRENGTH of "Young Torak" is 11
      And "Closed Assembly" is now under "Great Parley"
      And "Great Parley" is now completed
      And "Heir of the Fallen" is now in Alice's discard pile
      And "Closed Assembly" is now face up
      And nothing else has changed
