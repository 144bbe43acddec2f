Feature: Candles in 1996
  What a Howard Heirloom Candle does to a dilemma besides doubling it.

  @ruling=custom-cards-440
  Rule: Howard Heirloom Candle nullifies Coalescent Organism

    @frame=many
    Scenario Outline: it answers <dilemma>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where           |
        | Worf                   | on "Excavation" |
        | Howard Heirloom Candle | in hand         |
      And Bob has:
        | card      | where              |
        | <dilemma> | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Howard Heirloom Candle"
      Then that is <verdict>

      Examples: The organism, and one that it does not name
        | dilemma              | verdict |
        | Coalescent Organism  | legal   |
        | Armus - Skin of Evil | illegal |

    @frame=many
    Example: the organism is nullified, and nobody has it
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where           |
        | Worf                   | on "Excavation" |
        | Howard Heirloom Candle | in hand         |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Howard Heirloom Candle"
      Then "Coalescent Organism" has been nullified
      And "Coalescent Organism" is now in Bob's discard pile
