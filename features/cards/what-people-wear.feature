Feature: What is played on personnel, as printed
  Whom a card is for.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-398
  Rule: Vulcan Mindmeld is for one of its player's with Mindmeld

    Scenario Outline: Vulcan Mindmeld is played on <whose> <what>, and that is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | skills   |
        | Quiet Healer | personnel | Federation   | Mindmeld |
      And Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Data            | on "Excavation" |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Vulcan Mindmeld" on "<what>"
      Then that is <verdict>

      Examples: With Mindmeld, without it, and the other player's
        | whose | what         | where           | verdict |
        | Alice | Quiet Healer | on "Excavation" | legal   |
        | Alice | Calloway     | on "Excavation" | illegal |
        | Bob   | Quiet Healer | on "Excavation" | illegal |

    @frame=many
    Example: the healer gains the skills of Alice's other personnel there, and not those of Bob's
      Given these made-up cards:
        | card         | type      | affiliations | skills   |
        | Quiet Healer | personnel | Federation   | Mindmeld |
        | Quiet Friend | personnel | Federation   | Honor    |
        | Quiet Rival  | personnel | Klingon      | Geology  |
      And Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Quiet Healer    | on "Excavation" |
        | Quiet Friend    | on "Excavation" |
      And Bob has:
        | card        | where           |
        | Quiet Rival | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Quiet Healer"
      Then the skills of "Quiet Healer" are Mindmeld, Honor

  @ruling=custom-cards-399
  Rule: The Mask of Korgano is for one of its player's personnel

    Scenario Outline: The Mask of Korgano is played on <whose> <what>, and that is <verdict>
      Given Alice has:
        | card                | where   |
        | The Mask of Korgano | in hand |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "The Mask of Korgano" on "<what>"
      Then that is <verdict>

      Examples: Hers, his, and her ship
        | whose | what     | where           | verdict |
        | Alice | Calloway | on "Excavation" | legal   |
        | Bob   | Calloway | on "Excavation" | illegal |
        | Alice | Runabout | at "Excavation" | illegal |
