Feature: An Ultimatum, as printed
  What the Dominion demands, and what it takes.

  Background:
    Given these made-up cards:
      | card          | type      | kind   | attempted by | affiliations | skills     | range | weapons | shields | classification |
      | Border World  | mission   | planet | Dominion     |              |            |       |         |         |                |
      | Peaceful Moon | mission   | planet | Federation   |              |            |       |         |         |                |
      | War Engineer  | personnel |        |              | Dominion     | Leadership |       |         |         | ENGINEER       |

  @ruling=custom-cards-571
  Rule: Once in the game it downloads Remote Supply Depot and up to two pieces of equipment to a Dominion mission

    Background:
      Given the spaceline:
        | mission       |
        | Border World  |
        | Peaceful Moon |
      And Alice has:
        | card                | where             |
        | Ultimatum           | on the table      |
        | Remote Supply Depot | in draw deck      |

    @frame=many
    Example: the depot is built where the engineer is, and two things are brought to it
      Given Alice has:
        | card               | where             |
        | War Engineer       | on "Border World" |
        | Tricorder          | in draw deck      |
        | Medical Kit        | in draw deck      |
        | Bajoran Phaser     | in draw deck      |
      When Alice uses "Ultimatum" on "Border World"
      And Alice chooses "Tricorder" and "Medical Kit"
      Then "Remote Supply Depot" is now at "Border World"
      And "Tricorder" and "Medical Kit" are now aboard "Remote Supply Depot"
      And "Bajoran Phaser" is still in Alice's draw deck
      When Alice uses "Ultimatum" on "Border World"
      Then that is illegal

    Scenario Outline: with an engineer on <planet> Alice names <target>, and that is <verdict>
      Given Alice has:
        | card         | where        |
        | War Engineer | on "<planet>" |
      When Alice uses "Ultimatum" on "<target>"
      Then that is <verdict>

      Examples: A mission for the Dominion, with its engineer
        | planet        | target        | verdict |
        | Border World  | Border World  | legal   |
        | Peaceful Moon | Peaceful Moon | illegal |

  @ruling=custom-cards-572
  Rule: It is discarded to score a ship that a Dominion ship has just destroyed

    Background:
      Given these made-up cards:
        | card         | type | affiliations | range | weapons | shields |
        | War Cruiser  | ship | Dominion     | 8     | 9       | 8       |
        | Hired Ship   | ship | Non-Aligned  | 8     | 9       | 8       |
        | Small Trader | ship | Federation   | 6     | 1       | 3       |
      And the spaceline:
        | mission      |
        | Border World |

    @frame=many
    Example: the cruiser destroys a trader, and Alice scores for its RANGE
      Given Alice has:
        | card         | where                |
        | Ultimatum    | on the table         |
        | War Cruiser  | at "Border World"    |
        | War Engineer | aboard "War Cruiser" |
      And Bob has:
        | card         | where             |
        | Small Trader | at "Border World" |
      When Alice attacks "Small Trader" with "War Cruiser"
      And Alice responds with "Ultimatum"
      Then Alice now has 6 points
      And "Small Trader" is no longer in play
      And "Ultimatum" is now in Alice's discard pile

    Example: where a ship of no affiliation has destroyed it nothing is scored
      Given these made-up cards:
        | card         | type      | affiliations | skills     |
        | Hired Gunner | personnel | Non-Aligned  | Leadership |
      And Alice has:
        | card         | where               |
        | Ultimatum    | on the table        |
        | Hired Ship   | at "Border World"   |
        | Hired Gunner | aboard "Hired Ship" |
      And Bob has:
        | card         | where             |
        | Small Trader | at "Border World" |
      When Alice attacks "Small Trader" with "Hired Ship"
      And Alice responds with "Ultimatum"
      Then that is illegal

  @ruling=custom-cards-573
  Rule: It downloads Bajoran Wormhole when it is played, too

    @frame=many
    Example: both ends come
      Given these locations:
        | location     | quadrant |
        | Border World | Alpha    |
        | Excavation   | Alpha    |
        | Cure Blight  | Gamma    |
      And Alice has:
        | card                      | where        |
        | Ultimatum                 | in hand      |
        | Bajoran Wormhole [first]  | in draw deck |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice plays "Ultimatum"
      And Alice chooses "Bajoran Wormhole" [first]
      And Alice chooses "Border World", "Bajoran Wormhole" [first] and "Excavation"
      And Alice chooses "Bajoran Wormhole" [second] and "Cure Blight"
      Then "Bajoran Wormhole" [first] is now in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [second] is now in the Gamma Quadrant spaceline
      And "Ultimatum" is now on the table
