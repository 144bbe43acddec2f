Feature: Dilemmas as printed, L
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-296
  Rule: Lethean Telepathic Attack disables Julian Bashir or one at random, and kills the weak, unless there is 2 Empathy

    @frame=differs
    Scenario Outline: <case>, and he <is>
      Given these made-up cards:
        | card  | type      | affiliations | skills   | cunning   | strength   |
        | Clerk | personnel | Federation   | <skills> | <cunning> | <strength> |
      And Alice has:
        | card  | where           |
        | Clerk | on "Excavation" |
      And Bob has:
        | card                      | where              |
        | Lethean Telepathic Attack | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Clerk" <is>

      Examples: Empathy, CUNNING and STRENGTH, and less
        | case                     | skills     | cunning | strength | is                    |
        | he has 2 Empathy         | Empathy x2 | 9       | 9        | is still not disabled |
        | he has Empathy           | Empathy    | 7       | 9        | is now disabled       |
        | CUNNING 8 and STRENGTH 8 |            | 8       | 8        | has not been killed   |
        | CUNNING 7 and STRENGTH 8 |            | 7       | 8        | has been killed       |
        | CUNNING 8 and STRENGTH 7 |            | 8       | 7        | has been killed       |

    @frame=many
    Example: chance takes one of two
      Given these made-up cards:
        | card  | type      | affiliations | cunning | strength |
        | Clerk | personnel | Federation   | 9       | 9        |
      And Alice has:
        | card           | where           |
        | Clerk [first]  | on "Excavation" |
        | Clerk [second] | on "Excavation" |
      And Bob has:
        | card                      | where              |
        | Lethean Telepathic Attack | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Clerk" [second] from "Clerk" [first] and "Clerk" [second]
      Then "Clerk" [second] is now disabled
      And "Clerk" [first] is still not disabled
      And "Lethean Telepathic Attack" is now on "Clerk" [second]

    @frame=many
    Example: Julian Bashir is taken where he is
      Given these made-up cards:
        | card  | type      | affiliations | cunning | strength |
        | Clerk | personnel | Federation   | 9       | 9        |
      And Alice has:
        | card          | where           |
        | Clerk         | on "Excavation" |
        | Julian Bashir | on "Excavation" |
      And Bob has:
        | card                      | where              |
        | Lethean Telepathic Attack | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Lethean Telepathic Attack" is now on "Julian Bashir"
      And "Clerk" is still not disabled

  @ruling=custom-cards-306
  Rule: Lineup takes four at random, and stops them unless one has INTEGRITY below 5 or over 8

    @frame=differs
    Scenario Outline: one of the four has INTEGRITY <integrity>, and the four <are> stopped
      Given these made-up cards:
        | card   | type      | affiliations | integrity   |
        | Clerk  | personnel | Federation   | 6           |
        | Sample | personnel | Federation   | <integrity> |
      And Alice has:
        | card           | where           |
        | Clerk [first]  | on "Excavation" |
        | Clerk [second] | on "Excavation" |
        | Clerk [third]  | on "Excavation" |
        | Sample         | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Lineup | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Sample" and "Clerk" [first] <are> stopped
      And "Lineup" is now in Bob's discard pile

      Examples: 4 and 5, 8 and 9
        | integrity | are           |
        | 4         | are still not |
        | 5         | are now       |
        | 8         | are now       |
        | 9         | are still not |

    @frame=many
    Example: of five chance takes four
      Given these made-up cards:
        | card  | type      | affiliations | integrity |
        | Clerk | personnel | Federation   | 6         |
      And Alice has:
        | card           | where           |
        | Clerk [first]  | on "Excavation" |
        | Clerk [second] | on "Excavation" |
        | Clerk [third]  | on "Excavation" |
        | Clerk [fourth] | on "Excavation" |
        | Clerk [fifth]  | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Lineup | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Clerk" [first], "Clerk" [second], "Clerk" [third] and "Clerk" [fourth]
      Then "Clerk" [first] and "Clerk" [fourth] are now stopped
      And "Clerk" [fifth] is still not stopped

    Example: three and a Tricorder are no four personnel
      Given Alice has:
        | card         | where           |
        | Worf         | on "Excavation" |
        | Tasha Yar    | on "Excavation" |
        | Linda Larson | on "Excavation" |
        | Tricorder    | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Lineup | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf", "Tasha Yar", "Linda Larson" and "Tricorder" are now stopped
      And "Lineup" is still under "Excavation"
      And nothing else has changed
