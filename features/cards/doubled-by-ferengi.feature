Feature: Doubled by a Ferengi, as printed
  Ferengi Attack, and Taar who may double it.

  @ruling=custom-cards-503
  Rule: Ferengi Attack kills one, whom the opponent chooses, unless CUNNING and STRENGTH together are over 68 or Greed is there

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    @frame=many
    Scenario Outline: <what>, and <count> dies
      Given these made-up cards:
        | card    | type      | affiliations | skills  | cunning   | strength |
        | Warrior | personnel | Federation   |         | <cunning> | 30       |
        | Trader  | personnel | Non-Aligned  | <skill> | 1         | 1        |
      And Alice has:
        | card    | where           |
        | Warrior | on "Excavation" |
        | Trader  | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ferengi Attack" has been <outcome>
      And "Ferengi Attack" is now in Bob's discard pile

      Examples:
        | what                       | count  | cunning | skill | outcome  |
        | 69 together                | nobody | 37      | Honor | overcome |
        | 68 and a trader with Greed | nobody | 36      | Greed | overcome |

    @frame=many
    Example: with 68 together Bob chooses who dies
      Given these made-up cards:
        | card    | type      | affiliations | cunning | strength |
        | Warrior | personnel | Federation   | 36      | 30       |
        | Trader  | personnel | Non-Aligned  | 1       | 1        |
      And Alice has:
        | card    | where           |
        | Warrior | on "Excavation" |
        | Trader  | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Trader" from "Warrior" and "Trader"
      Then "Trader" has been killed
      And "Ferengi Attack" is now in Bob's discard pile

  @ruling=custom-cards-502
  Rule: Taar may double Ferengi Attack that is met in his quadrant

    Background:
      Given these locations:
        | location       | quadrant |
        | Excavation     | Alpha    |
        | Relief Mission | Alpha    |
        | Seal Rift      | Delta    |

    @frame=many
    Example: he is at another location, and two die where none would
      Given these made-up cards:
        | card    | type      | affiliations | cunning | strength |
        | Warrior | personnel | Federation   | 36      | 30       |
        | Miner   | personnel | Federation   | 2       | 1        |
        | Guard   | personnel | Federation   | 1       | 1        |
      And Alice has:
        | card    | where           |
        | Warrior | on "Excavation" |
        | Miner   | on "Excavation" |
        | Guard   | on "Excavation" |
      And Bob has:
        | card           | where               |
        | Ferengi Attack | under "Excavation"  |
        | Taar           | on "Relief Mission" |
      When Alice attempts "Excavation"
      And Bob responds with "Taar"
      And Bob chooses "Miner" and "Guard" from "Warrior", "Miner" and "Guard"
      Then "Miner" and "Guard" have been killed
      And "Warrior" is still on "Excavation"

    Example: in another quadrant he is of no use
      Given these made-up cards:
        | card  | type | affiliations | range |
        | Scout | ship | Ferengi      | 8     |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
        | Scout          | at "Seal Rift"     |
        | Taar           | aboard "Scout"     |
      When Alice attempts "Excavation"
      And Bob responds with "Taar"
      Then that is illegal
