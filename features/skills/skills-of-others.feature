Feature: Skills that are gained from others
  A personnel has for a while what another personnel can do.

  Background:
    Given these made-up cards:
      | card          | type      | kind   | attempted by | requires  | affiliations | skills            |
      | First Parley  | mission   | planet | any          | Diplomacy |              |                   |
      | Speaker Vedra | personnel |        |              |           | Bajoran      | Diplomacy x2, Law |

  @ruling=2eS-skills-14
  Rule: A single skill that is gained from another personnel comes with one level only
    By an order in her text Sakonna gains one skill of one of your captives.

    Background:
      Given Bob has:
        | card          | where           | state                        |
        | Speaker Vedra | in Alice's brig | captive, controlled by Alice |

    Example: one level of two is not enough for a mission that requires two
      Given these made-up cards:
        | card         | type    | kind   | attempted by | requires     |
        | Great Parley | mission | planet | any          | Diplomacy x2 |
      And Alice has:
        | card               | where                |
        | Great Parley       | in Alice's spaceline |
        | Sakonna, Gunrunner | on "Great Parley"    |
      When Alice uses "Sakonna, Gunrunner"
      And Alice chooses Diplomacy from Diplomacy and Law
      And Alice attempts "Great Parley"
      Then "Great Parley" is still not completed

    Example: one level is enough for a mission that requires one
      Given Alice has:
        | card               | where                |
        | First Parley       | in Alice's spaceline |
        | Sakonna, Gunrunner | on "First Parley"    |
      When Alice uses "Sakonna, Gunrunner"
      And Alice chooses Diplomacy from Diplomacy and Law
      And Alice attempts "First Parley"
      Then "First Parley" is now completed
      And nothing else has changed

  @ruling=2eS-skills-16
  Rule: Who takes Diplomacy from a captive who has two of it has one

    Example: Sakonna has learned to talk, and no better than that
      Given Alice has:
        | card               | where                |
        | First Parley       | in Alice's spaceline |
        | Sakonna, Gunrunner | on "First Parley"    |
      And Bob has:
        | card          | where           | state                        |
        | Speaker Vedra | in Alice's brig | captive, controlled by Alice |
      When Alice uses "Sakonna, Gunrunner"
      And Alice chooses Diplomacy
      Then the skills of "Sakonna, Gunrunner" are Acquisition, Engineer, Physics, Treachery, Diplomacy

  @ruling=2eS-skills-13
  Rule: Whoever gains all skills of another personnel gains all levels of them

    Example: he knows as much of the law as his ancestor did
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires | affiliations | skills |
        | Second Trial | mission   | planet | any          | Honor    |              |        |
        | Young Torak  | personnel |        |              |          | Klingon      | Honor  |
        | Old Kerla    | personnel |        |              |          | Klingon      | Law x3 |
      And these made-up cards:
        | card         | type    | kind | cost | requires |
        | Sealed Court | dilemma | dual | 1    | Law x3   |
      And Alice has:
        | card         | where                |
        | Second Trial | in Alice's spaceline |
        | Young Torak  | on "Second Trial"    |
        | Old Kerla    | in discard pile      |
        | The Promise  | in hand              |
      And Bob has:
        | card         | where           |
        | Sealed Court | in dilemma pile |
      When Alice attempts "Second Trial"
      And Bob chooses "Sealed Court"
      And Alice responds with "The Promise" on "Young Torak"
      Then "Sealed Court" is now under "Second Trial"
      And "Second Trial" is now completed
      And "The Promise" is now in Alice's discard pile
      And "Sealed Court" is now face up
      And nothing else has changed

  @ruling=2eS-skills-15
  Rule: A Klingon before a dilemma who gains all from a fallen Klingon with two Diplomacy has two Diplomacy

    Example: he speaks for two and completes the great parley
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires | affiliations | skills       | integrity | cunning | strength |
        | Great Parley | mission   | planet | any          | Honor    |              |              |           |         |          |
        | Young Torak  | personnel |        |              |          | Klingon      | Honor        | 4         | 4       | 5        |
        | Old Kerla    | personnel |        |              |          | Klingon      | Diplomacy x2 | 3         | 2       | 6        |
      And these made-up cards:
        | card           | type    | kind | cost | requires                                                         |
        | Great Assembly | dilemma | dual | 1    | Diplomacy x2, INTEGRITY over 6, CUNNING over 5, STRENGTH over 10 |
      And Bob has:
        | card           | where           |
        | Great Assembly | in dilemma pile |
      And Alice has:
        | card         | where                |
        | Great Parley | in Alice's spaceline |
        | Young Torak  | on "Great Parley"    |
        | Old Kerla    | in discard pile      |
        | The Promise  | in hand              |
      When Alice attempts "Great Parley"
      And Bob chooses "Great Assembly"
      And Alice responds with "The Promise" on "Young Torak"
      Then "Great Assembly" is now under "Great Parley"
      And "Great Parley" is now completed
      And "The Promise" is now in Alice's discard pile
      And "Great Assembly" is now face up
      And nothing else has changed
