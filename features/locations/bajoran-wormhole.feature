Feature: The Bajoran Wormhole
  A doorway with two ends, one in the Alpha and one in the Gamma Quadrant.

  Background:
    Given these locations:
      | location              | quadrant |
      | Excavation            | Alpha    |
      | Wormhole Negotiations | Alpha    |
    And Alice has:
      | card                     | where   |
      | Bajoran Wormhole [first] | in hand |

  @ruling=cr14-bajoran-wormhole-01
  Rule: Whoever plays it must download a second copy to the Gamma Quadrant

    Background:
      Given these locations:
        | location    | quadrant |
        | Cure Blight | Gamma    |

    Example: Alice is not asked whether, but where the other end goes
      Given Alice has:
        | card                      | where        |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between "Excavation" and "Wormhole Negotiations"
      And Alice chooses "Bajoran Wormhole" [second] and "Cure Blight"
      Then the Gamma Quadrant spaceline now holds in order:
        | card                      |
        | Bajoran Wormhole [second] |
        | Cure Blight               |
      And "Bajoran Wormhole" [first] is still in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [second] has been downloaded

    Example: without a second copy she plays none
      Given Alice has:
        | card     | where        |
        | Calloway | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between "Excavation" and "Wormhole Negotiations"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-bajoran-wormhole-02
  Rule: So must whoever downloads it

    Background:
      Given these locations:
        | location    | quadrant |
        | Cure Blight | Gamma    |

    Example: it is downloaded by Ultimatum, and the other end comes along
      Given it is the facility phase
      And Alice has:
        | card                      | where         |
        | Ultimatum                 | in seed cards |
        | Bajoran Wormhole [second] | in draw deck  |
        | Bajoran Wormhole [third]  | in draw deck  |
      When Alice seeds "Ultimatum" on the table
      And Alice chooses "Bajoran Wormhole" [second]
      And Alice chooses "Excavation", "Bajoran Wormhole" [second] and "Wormhole Negotiations"
      And Alice chooses "Bajoran Wormhole" [third] and "Cure Blight"
      Then the Gamma Quadrant spaceline now holds in order:
        | card                     |
        | Bajoran Wormhole [third] |
        | Cure Blight              |
      And "Bajoran Wormhole" [second] is still in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [third] has been downloaded

    Example: with a single copy in the draw deck none is downloaded
      Given it is the facility phase
      And "Bajoran Wormhole" [first] is in Alice's draw deck
      And Alice has:
        | card      | where         |
        | Ultimatum | in seed cards |
      When Alice seeds "Ultimatum" on the table
      Then "Bajoran Wormhole" [first] is still in Alice's draw deck
      And "Bajoran Wormhole" [first] has not been downloaded

  @ruling=cr14-bajoran-wormhole-03
  Rule: Where no mission of the Gamma Quadrant lies the other end begins its spaceline

    Example: the other end lies there alone
      Given Alice has:
        | card                      | where        |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between "Excavation" and "Wormhole Negotiations"
      Then the Gamma Quadrant spaceline now holds in order:
        | card                      |
        | Bajoran Wormhole [second] |
      And the Alpha Quadrant spaceline now holds in order:
        | card                     |
        | Excavation               |
        | Bajoran Wormhole [first] |
        | Wormhole Negotiations    |
      And nothing else has changed

  @ruling=cr14-bajoran-wormhole-04
  Rule: In the Alpha Quadrant it lies beside a location of the Bajor Region, if there is one

    Scenario Outline: between <these> that is <verdict>
      Given the spaceline:
        | mission           |
        | Refuse Immigration |
        | Plunder Site      |
      And Alice has:
        | card                      | where        |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between <these>
      Then that is <verdict>

      Examples:
        | these                                            | verdict |
        | "Wormhole Negotiations" and "Refuse Immigration" | legal   |
        | "Refuse Immigration" and "Plunder Site"          | legal   |
        | "Excavation" and "Wormhole Negotiations"         | illegal |

  @ruling=cr14-bajoran-wormhole-05
  Rule: Where there is none it lies anywhere but within another region

    Scenario Outline: between <these> that is <verdict>
      Given the spaceline:
        | mission           |
        | Search and Rescue |
        | Verify Evidence   |
      And Alice has:
        | card                      | where        |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between <these>
      Then that is <verdict>

      Examples:
        | these                                           | verdict |
        | "Search and Rescue" and "Verify Evidence"       | illegal |
        | "Wormhole Negotiations" and "Search and Rescue" | legal   |
        | "Excavation" and "Wormhole Negotiations"        | legal   |

  @ruling=cr14-bajoran-wormhole-06
  Rule: There it makes a Bajor Region

    Example: a mission that may be inserted beside that region is inserted beside the wormhole
      Given it is the mission phase
      And "Bajoran Wormhole" [first] is between "Excavation" and "Wormhole Negotiations"
      And Alice has:
        | card                      | where                            |
        | Bajoran Wormhole [second] | in the Gamma Quadrant spaceline  |
        | Verify Legendary Journey  | in missions                      |
      When Alice seeds "Verify Legendary Journey" between "Excavation" and "Bajoran Wormhole" [first]
      Then the Alpha Quadrant spaceline now holds in order:
        | card                     |
        | Excavation               |
        | Verify Legendary Journey |
        | Bajoran Wormhole [first] |
        | Wormhole Negotiations    |
      And nothing else has changed

  @ruling=cr14-bajoran-wormhole-07
  Rule: When one end is destroyed the other one is discarded

    Background:
      Given these locations:
        | location                 | seeded by | quadrant |
        | Verify Evidence          | Alice     | Alpha    |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Black Hole               | Alice     | Alpha    |
        | Plunder Site             | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |

    @frame=many
    Example: a Black Hole swallows the one beside it as its countdown ends
      Given "Black Hole" is counted down to 2
      When Alice ends the turn
      Then "Bajoran Wormhole" [alpha] is still in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [gamma] is still in the Gamma Quadrant spaceline
      When Bob ends the turn
      And Alice ends the turn
      Then "Bajoran Wormhole" [alpha] and "Bajoran Wormhole" [gamma] are now in Alice's discard pile
      And "Verify Evidence" and "Plunder Site" are still in the Alpha Quadrant spaceline
