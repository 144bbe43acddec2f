Feature: Spacelines
  One line of locations for each quadrant, and what cards mean that speak of "the spaceline".

  @ruling=1eS-spaceline-01
  Rule: The missions form a spaceline for each quadrant

    Scenario Outline: <mission> in the <quadrant> spaceline is <verdict>
      Given it is the mission phase
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where       |
        | <mission> | in missions |
      When Alice seeds "<mission>" in the <quadrant> spaceline
      Then that is <verdict>

      Examples:
        | mission     | quadrant       | verdict |
        | Cure Blight | Gamma Quadrant | legal   |
        | Cure Blight | Alpha Quadrant | illegal |
        | Aftermath   | Delta Quadrant | legal   |
        | Aftermath   | Gamma Quadrant | illegal |

  @ruling=1eS-spaceline-02
  Rule: The symbol in the point box says which quadrant, and none says the Alpha Quadrant

    Scenario Outline: <mission> is a mission of the <own>
      Then "<mission>" has the feature <own> mission
      And "<mission>" does not have the feature <other> mission

      Examples:
        | mission        | own             | other          |
        | Excavation     | Alpha Quadrant  | Gamma Quadrant |
        | Cure Blight    | Gamma Quadrant  | Alpha Quadrant |
        | Disrupt Alliance   | Mirror Quadrant | Alpha Quadrant |

    Example: Aftermath is a mission of the Delta Quadrant
      Then "Aftermath" does not have the feature Alpha Quadrant mission

  @ruling=1eS-spaceline-03
  Rule: A mission is seeded in the spaceline of its quadrant alone

    Scenario Outline: to seed Cure Blight in the <quadrant> spaceline is <verdict>
      Given it is the mission phase
      And these locations:
        | location             | quadrant |
        | Excavation           | Alpha    |
        | Access Relay Station | Gamma    |
      And Alice has:
        | card        | where       |
        | Cure Blight | in missions |
      When Alice seeds "Cure Blight" at the right end of the <quadrant> spaceline
      Then that is <verdict>

      Examples:
        | quadrant       | verdict |
        | Alpha Quadrant | illegal |
        | Gamma Quadrant | legal   |

  @ruling=1eS-spaceline-04
  Rule: A location that is relocated stays in its quadrant

    Example: the Blade of Tkon takes the planet past its neighbour, and not to the Gamma Quadrant
      Given these locations:
        | location              | quadrant |
        | Excavation            | Alpha    |
        | Wormhole Negotiations | Alpha    |
        | Cure Blight           | Gamma    |
      And Alice has:
        | card            | where              |
        | Jean-Luc Picard | on "Excavation"    |
        | Blade of Tkon   | under "Excavation" |
      When Alice attempts "Excavation"
      Then the Alpha Quadrant spaceline now holds in order:
        | card                  |
        | Wormhole Negotiations |
        | Excavation            |
      And "Jean-Luc Picard" is still on "Excavation"
      And "Excavation" is now completed
      And Alice now has 25 points
      And "Blade of Tkon" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-spaceline-05
  Rule: "The spaceline" is that of the quadrant where the card is played or met

    @frame=many
    Example: the Blade of Tkon that was earned in the Alpha Quadrant relocates no planet of the Gamma Quadrant
      Given these locations:
        | location             | quadrant |
        | Excavation           | Alpha    |
        | Plunder Site         | Alpha    |
        | Access Relay Station | Gamma    |
        | Cure Blight          | Gamma    |
      And Alice has:
        | card            | where              |
        | Jean-Luc Picard | on "Excavation"    |
        | Blade of Tkon   | under "Excavation" |
      When Alice attempts "Excavation"
      Then Alice must now choose one of "Excavation" and "Plunder Site"
      When Alice chooses "Plunder Site"
      Then the Alpha Quadrant spaceline now holds in order:
        | card         |
        | Plunder Site |
        | Excavation   |
      And "Blade of Tkon" is now in Alice's discard pile

  @ruling=1eS-spaceline-11
  Rule: Time locations are not on the spaceline

    Scenario Outline: from <here> it is <verdict> to fly to <there>
      Given these locations:
        | location                | quadrant |
        | Excavation              | Alpha    |
        | Agricultural Assessment | Alpha    |
        | Montana Missile Complex | Time     |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card     | where             |
        | Runabout | at "<here>"       |
        | Calloway | aboard "Runabout" |
      When Alice moves "Runabout" to "<there>"
      Then that is <verdict>

      Examples:
        | here                    | there                   | verdict |
        | Montana Missile Complex | Sherman's Peak          | illegal |
        | Excavation              | Agricultural Assessment | legal   |
