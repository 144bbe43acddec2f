Feature: Salvage Starship
  The Borg come back for the wreck, if they care for it.

  Background:
    Given these locations:
      | location              | quadrant |
      | Wormhole Negotiations | Alpha    |

  Rule: Whether a wreck is looked for is Alice's affair, and no matter to the points

    Background:
      Given Alice has:
        | card             | where                      | state                             |
        | Salvage Starship | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere      | at "Wormhole Negotiations" |                                   |
        | Bio-med Drone    | aboard "Borg Sphere"       |                                   |

    @ruling=1eS-salvage-starship-01
    Example: she leaves the wreck of the Bortas where it is
      Given Alice has:
        | card           | where        |
        | Guard Drone    | in draw deck |
        | Tactical Drone | in draw deck |
      And Bob has:
        | card   | where           |
        | Bortas | in discard pile |
        | Gowron | in discard pile |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      And Alice chooses none from "Bortas" and none
      Then "Bortas" is still in Bob's discard pile
      And "Salvage Starship" is still on "Wormhole Negotiations"
      And Alice now has 30 points
      And "Tactical Drone" is now in Alice's hand
      And nothing else has changed

    @ruling=1eS-salvage-starship-01
    Example: she takes it
      Given Alice has:
        | card           | where        |
        | Guard Drone    | in draw deck |
        | Tactical Drone | in draw deck |
      And Bob has:
        | card   | where           |
        | Bortas | in discard pile |
        | Gowron | in discard pile |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      And Alice chooses "Bortas" from "Bortas" and none
      Then "Bortas" is now under "Salvage Starship"
      And "Salvage Starship" is still on "Wormhole Negotiations"
      And Alice now has 30 points
      And "Tactical Drone" is now in Alice's hand
      And nothing else has changed

    @ruling=1eS-salvage-starship-02 @part=no-search
    Example: she scores although she looks for nothing
      Given Alice has:
        | card           | where        |
        | Guard Drone    | in draw deck |
        | Tactical Drone | in draw deck |
      And Bob has:
        | card   | where           |
        | Bortas | in discard pile |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      And Alice chooses none
      Then Alice now has 30 points
      And "Salvage Starship" is still on "Wormhole Negotiations"
      And "Tactical Drone" is now in Alice's hand
      And nothing else has changed

    @ruling=1eS-salvage-starship-02 @part=no-ship
    Example: she scores although no ship has been discarded
      Given Alice has:
        | card           | where        |
        | Guard Drone    | in draw deck |
        | Tactical Drone | in draw deck |
      And Bob has:
        | card   | where           |
        | Gowron | in discard pile |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      Then Alice now has 30 points
      And "Salvage Starship" is now on "Wormhole Negotiations"
      And "Tactical Drone" is now in Alice's hand
      And nothing else has changed
