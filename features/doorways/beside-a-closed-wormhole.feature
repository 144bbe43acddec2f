@1e-2014
Feature: Beside a closed Bajoran Wormhole
  It keeps others out of both quadrants, open or closed.

  Background:
    Given these locations:
      | location              | quadrant |
      | Excavation            | Alpha    |
      | Wormhole Negotiations | Alpha    |
      | Cure Blight           | Gamma    |

  @ruling=1eD-doorway-20
  Rule: No other one is played, in neither quadrant

    Background:
      Given Alice has:
        | card                     | where        |
        | Bajoran Wormhole [third] | in hand      |
        | Bajoran Wormhole [other] | in draw deck |

    Example: a third one has no place
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Bob has:
        | card                 | where                         |
        | Revolving Door [one] | on "Bajoran Wormhole" [alpha] |
        | Revolving Door [two] | on "Bajoran Wormhole" [gamma] |
      When Alice plays "Bajoran Wormhole" [third] between "Wormhole Negotiations" and "Bajoran Wormhole" [alpha]
      Then that is illegal

    Example: where there is none it is played
      When Alice plays "Bajoran Wormhole" [third] between "Excavation" and "Wormhole Negotiations"
      And Alice chooses "Bajoran Wormhole" [other] and "Cure Blight"
      Then that is legal
