Feature: Both ends of a wormhole
  A wormhole needs a second one at the far end.

  Background:
    Given these locations:
      | location           | quadrant |
      | Excavation         | Alpha    |
      | Refuse Immigration | Alpha    |
      | Plunder Site       | Alpha    |
    And Alice has:
      | card                     | where   |
      | Bajoran Wormhole [first] | in hand |

  @ruling=custom-cards-556
  Rule: The other Bajoran Wormhole comes along

    Background:
      Given these locations:
        | location    | quadrant |
        | Cure Blight | Gamma    |

    Example: Alice must download it, and chooses where it goes
      Given Alice has:
        | card                      | where        |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between "Excavation" and "Refuse Immigration"
      And Alice chooses "Bajoran Wormhole" [second] and "Cure Blight"
      Then the Gamma Quadrant spaceline now holds in order:
        | card                      |
        | Bajoran Wormhole [second] |
        | Cure Blight               |
      And "Bajoran Wormhole" [first] is still in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [second] has been downloaded

    Example: with a single one she plays none
      Given Alice has:
        | card     | where        |
        | Calloway | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between "Excavation" and "Refuse Immigration"
      Then that is illegal
      And nothing else has changed

  @ruling=custom-cards-557
  Rule: Where no mission of the Gamma Quadrant lies the Bajoran Wormhole begins its spaceline

    Example: the other end lies there alone
      Given Alice has:
        | card                      | where        |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between "Excavation" and "Refuse Immigration"
      Then the Gamma Quadrant spaceline now holds in order:
        | card                      |
        | Bajoran Wormhole [second] |
      And the Alpha Quadrant spaceline now holds in order:
        | card                     |
        | Excavation               |
        | Bajoran Wormhole [first] |
        | Refuse Immigration       |
        | Plunder Site             |
      And nothing else has changed

  @ruling=custom-cards-558
  Rule: In the Alpha Quadrant the Bajoran Wormhole lies beside the Bajor Region

    Scenario Outline: <where> that is <verdict>
      Given these locations:
        | location        | quadrant |
        | Verify Evidence | Alpha    |
      And Alice has:
        | card                      | where        |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice plays "Bajoran Wormhole" [first] between <these>
      Then that is <verdict>

      Examples:
        | where                       | these                                     | verdict |
        | on the left of Bajor        | "Excavation" and "Refuse Immigration"     | legal   |
        | on the right of Bajor       | "Refuse Immigration" and "Plunder Site"   | legal   |
        | a location away from Bajor  | "Plunder Site" and "Verify Evidence"      | illegal |
