Feature: Another Bajoran Wormhole
  There is one in each of two quadrants, closed or not.

  @ruling=1eD-doorway-20
  Rule: No other Bajoran Wormhole is played while one is there that is closed

    Background:
      Given these locations:
        | location           | quadrant |
        | Excavation         | Alpha    |
        | Refuse Immigration | Alpha    |
        | Cure Blight        | Gamma    |
      And Alice has:
        | card                      | where        |
        | Bajoran Wormhole [third]  | in hand      |
        | Bajoran Wormhole [fourth] | in draw deck |

    Example: with a closed one in each quadrant Alice plays no other pair
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Alice has:
        | card                   | where                         |
        | Revolving Door [first] | on "Bajoran Wormhole" [alpha] |
      And Bob has:
        | card                    | where                         |
        | Revolving Door [second] | on "Bajoran Wormhole" [gamma] |
      When Alice plays "Bajoran Wormhole" [third] between "Excavation" and "Refuse Immigration"
      Then that is illegal
      And nothing else has changed

    Example: where there is none she plays it
      When Alice plays "Bajoran Wormhole" [third] between "Excavation" and "Refuse Immigration"
      And Alice chooses "Bajoran Wormhole" [fourth] and "Cure Blight"
      Then "Bajoran Wormhole" [third] is now in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [fourth] is now in the Gamma Quadrant spaceline
      And "Bajoran Wormhole" [fourth] has been downloaded
      And nothing else has changed
