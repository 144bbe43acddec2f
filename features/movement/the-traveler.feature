Feature: The Traveler
  He takes a ship to another location, and returns to hand.

  Background:
    Given these locations:
      | location              | quadrant |
      | Excavation            | Alpha    |
      | Plunder Site          | Alpha    |
      | Wormhole Negotiations | Alpha    |
      | Cure Blight           | Gamma    |

  @ruling=1eS-spaceline-07
  Rule: The Traveler takes a ship to a location of the same spaceline alone

    Example: the Gamma Quadrant is out of reach
      Given Alice has:
        | card           | where             |
        | Runabout       | at "Excavation"   |
        | The Traveler   | aboard "Runabout" |
        | Wesley Crusher | aboard "Runabout" |
      When Alice uses "The Traveler"
      Then Alice must now choose one of "Plunder Site" and "Wormhole Negotiations"
      When Alice chooses "Wormhole Negotiations"
      Then "Runabout" is now at "Wormhole Negotiations"
      And "Wesley Crusher" is still aboard "Runabout"
      And "The Traveler" is now in Alice's hand
      And nothing else has changed
