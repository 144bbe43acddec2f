Feature: Release This Pain, as printed
  What becomes of those whom Sybok frees of their pain.

  Background:
    Given these made-up cards:
      | card   | type      | affiliations | skills                | icons      | unique |
      | Sybok  | personnel | Non-Aligned  | Empathy               | sha ka ree | yes    |
      | Doubt  | personnel | Klingon      | Treachery x2, Physics |            |        |
      | Trader | ship      | Non-Aligned  |                       |            |        |
    And the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-602
  Rule: Once each turn it is played for free on somebody who is present with Sybok

    Scenario Outline: <player>'s Sybok is <where>, and to play it on Bob's Doubt is <verdict>
      Given Alice has:
        | card              | where           |
        | Trader            | at "Excavation" |
        | Release This Pain | in hand         |
      And <player> has:
        | card  | where   |
        | Sybok | <where> |
      And Bob has:
        | card  | where           |
        | Doubt | on "Excavation" |
      When Alice plays "Release This Pain" on "Doubt"
      Then that is <verdict>

      Examples: Alice's own, in that place
        | player | where           | verdict |
        | Alice  | on "Excavation" | legal   |
        | Alice  | aboard "Trader" | illegal |
        | Bob    | on "Excavation" | illegal |

    Example: it costs no card play, and a second one has to wait
      Given Alice has:
        | card                       | where           |
        | Trader                     | at "Excavation" |
        | Sybok                      | on "Excavation" |
        | Doubt [first]              | on "Excavation" |
        | Doubt [second]             | on "Excavation" |
        | Release This Pain [first]  | in hand         |
        | Release This Pain [second] | in hand         |
        | Baryon Buildup             | in hand         |
      When Alice plays "Release This Pain" [first] on "Doubt" [first]
      Then these are illegal:
        | action                                                       |
        | Alice plays "Release This Pain" [second] on "Doubt" [second] |
      And these are legal:
        | action                                   |
        | Alice plays "Baryon Buildup" on "Trader" |

  @ruling=custom-cards-603
  Rule: All Treachery is gone

    Example: Doubt keeps the other skill
      Given Alice has:
        | card              | where           |
        | Sybok             | on "Excavation" |
        | Doubt             | on "Excavation" |
        | Release This Pain | in hand         |
      When Alice plays "Release This Pain" on "Doubt"
      Then the skills of "Doubt" are Physics

  @ruling=custom-cards-604
  Rule: Whoever plays it controls the personnel

    Example: Bob's Doubt is under Alice's control
      Given Alice has:
        | card              | where           |
        | Sybok             | on "Excavation" |
        | Release This Pain | in hand         |
      And Bob has:
        | card  | where           |
        | Doubt | on "Excavation" |
      When Alice plays "Release This Pain" on "Doubt"
      Then "Doubt" is now controlled by Alice
      And "Release This Pain" is now on "Doubt"
      And the skills of "Doubt" are Physics
      And nothing else has changed

  @ruling=custom-cards-605
  Rule: The personnel has the icon of Sha Ka Ree, and goes with cards of its player's that have it

    Background:
      Given Alice has:
        | card              | where           |
        | Sybok             | on "Excavation" |
        | Doubt             | on "Excavation" |
        | Release This Pain | in hand         |

    Scenario Outline: Doubt beams aboard the <ship>, and that is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | icons   | range |
        | <ship> | ship | Bajoran      | <words> | 8     |
      And Alice has:
        | card   | where           |
        | <ship> | at "Excavation" |
      When Alice plays "Release This Pain" on "Doubt"
      Then the icons of "Doubt" are sha ka ree
      When Alice beams "Doubt" aboard "<ship>"
      Then that is <verdict>

      Examples: A Bajoran ship with the icon, and one without
        | ship    | words      | verdict |
        | Pilgrim | sha ka ree | legal   |
        | Hauler  |            | illegal |
