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

    @2e
    Example: one level of two is not enough for a mission that requires two
      Given Alice has:
        | card                 | where                |
        | Great Parley         | in Alice's spaceline |
        | Patient Interrogator | on "Great Parley"    |
      When Alice uses "Patient Interrogator"
      And Alice chooses Diplomacy from Diplomacy and Law
      And Alice attempts "Great Parley"
      Then "Great Parley" is still not completed

    @2e
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
