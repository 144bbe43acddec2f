Feature: Once, and for one of a kind, as printed
  What takes one ship, one man or one dilemma, and how often.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-421
  Rule: Disrupted Continuum nullifies a dilemma that the opponent has revealed, unless it is of Q

    Scenario Outline: <who> meets <dilemma> of <whose>, and that is <verdict>
      Given Alice has:
        | card                | where        |
        | Disrupted Continuum | on the table |
      And <whose> has:
        | card      | where              |
        | <dilemma> | under "Excavation" |
      And <who> has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Data     | on "Excavation" |
      And it is <who>'s turn
      When <who> attempts "Excavation"
      And Alice responds with "Disrupted Continuum"
      Then that is <verdict>

      Examples: His attempt, and hers
        | who   | dilemma              | whose | verdict |
        | Bob   | Armus - Skin of Evil | Alice | legal   |
        | Alice | Armus - Skin of Evil | Alice | illegal |

  @ruling=custom-cards-422
  Rule: Auto-Destruct Sequence destroys its ship at the end of the turn, and damages others of fewer than 8 SHIELDS there

    @frame=many
    Example: of two others one is damaged
      Given these made-up cards:
        | card          | type | affiliations | range | weapons | shields |
        | Light Cruiser | ship | Federation   | 7     | 5       | 7       |
        | Heavy Cruiser | ship | Federation   | 7     | 5       | 8       |
      And Alice has:
        | card                   | where               |
        | Auto-Destruct Sequence | in hand             |
        | Runabout               | at "Excavation"     |
        | Light Cruiser [far]    | at "Relief Mission" |
      And Bob has:
        | card                 | where           |
        | Light Cruiser [near] | at "Excavation" |
        | Heavy Cruiser        | at "Excavation" |
      When Alice plays "Auto-Destruct Sequence" on "Runabout"
      And Alice ends the turn
      Then "Runabout" has been destroyed
      And "Light Cruiser" [near] is now damaged
      And "Heavy Cruiser" and "Light Cruiser" [far] are still not damaged
      And "Runabout" and "Auto-Destruct Sequence" are now in Alice's discard pile

    Scenario Outline: it is played on <whose> <what>, and that is <verdict>
      Given Alice has:
        | card                   | where   |
        | Auto-Destruct Sequence | in hand |
      And <whose> has:
        | card   | where           |
        | <what> | at "Excavation" |
      When Alice plays "Auto-Destruct Sequence" on "<what>"
      Then that is <verdict>

      Examples: Her ship, his, and an outpost
        | whose | what               | verdict |
        | Alice | Runabout           | legal   |
        | Bob   | Runabout           | illegal |
        | Alice | Federation Outpost | illegal |

  @ruling=custom-cards-423
  Rule: A Wormhole is played on a ship of its player's

    Scenario Outline: a Wormhole is played on <whose> <what>, and that is <verdict>
      Given it is Alice's orders
      And Alice has:
        | card           | where   |
        | Wormhole [in]  | in hand |
        | Wormhole [out] | in hand |
      And <whose> has:
        | card   | where           |
        | <what> | at "Excavation" |
      When Alice plays "Wormhole" [in] on "<what>"
      Then that is <verdict>

      Examples: Her ship, his, and an outpost
        | whose | what               | verdict |
        | Alice | Runabout           | legal   |
        | Bob   | Runabout           | illegal |
        | Alice | Federation Outpost | illegal |

  @ruling=custom-cards-424
  Rule: Brain Drain takes all skills and CUNNING from one personnel, once each turn

    Example: Calloway has none left, and nobody else is drained in that turn
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Brain Drain [first]     | in hand      |
        | Brain Drain [second]    | in hand      |
      And Bob has:
        | card             | where                     |
        | Runabout [one]   | at "Excavation"           |
        | Calloway         | aboard "Runabout" [one]   |
        | Runabout [other] | at "Excavation"           |
        | Data             | aboard "Runabout" [other] |
      When Alice plays "Brain Drain" [first] on "Runabout" [one]
      Then the CUNNING of "Calloway" is 0
      And the skills of "Calloway" do not include Youth
      And the CUNNING of "Data" is 12
      When Alice plays "Brain Drain" [second] on "Runabout" [other]
      Then that is illegal

  @ruling=custom-cards-117
  Rule: In 1996, too, Brain Drain drains one personnel each turn

    Example: Calloway has no skills left, and Data is not drained in that turn
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Brain Drain [first]     | in hand      |
        | Brain Drain [second]    | in hand      |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Data     | aboard "Runabout" |
      When Alice plays "Brain Drain" [first] on "Calloway"
      Then the CUNNING of "Calloway" is 0
      And the skills of "Calloway" do not include Youth
      And the CUNNING of "Data" is 12
      When Alice plays "Brain Drain" [second] on "Data"
      Then that is illegal

  @ruling=custom-cards-425
  Rule: Rishon Uxbridge lies on an event in play

    Scenario Outline: it is played on <what>, and that is <verdict>
      Given Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | Rishon Uxbridge         | in hand         |
        | Static Warp Bubble      | on the table    |
        | Runabout                | at "Excavation" |
      When Alice plays "Rishon Uxbridge" on "<what>"
      Then that is <verdict>

      Examples: An event, and a ship
        | what               | verdict |
        | Static Warp Bubble | legal   |
        | Runabout           | illegal |
