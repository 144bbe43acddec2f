Feature: Closed wormholes
  No ship passes through, and the location stays what it is.

  Background:
    Given these locations:
      | location                 | seeded by | quadrant |
      | Excavation               | Alice     | Alpha    |
      | Bajoran Wormhole [alpha] | Alice     | Alpha    |
      | Bajoran Wormhole [gamma] | Alice     | Gamma    |
    And Alice has:
      | card     | where             |
      | Runabout | at "Excavation"   |
      | Calloway | aboard "Runabout" |

  @ruling=1eD-doorway-13
  Rule: The location that a doorway made and its span stay when it is closed

    Background:
      Given these locations:
        | location        | seeded by | quadrant |
        | Barzan Wormhole | Alice     | Alpha    |

    Example: a ship flies to the closed Barzan Wormhole and uses 2 RANGE
      Given Bob has:
        | card           | where                |
        | Revolving Door | on "Barzan Wormhole" |
      And "Runabout" is at "Bajoran Wormhole" [alpha]
      When Alice moves "Runabout" to "Barzan Wormhole"
      Then "Runabout" is now at "Barzan Wormhole"
      And the remaining RANGE of "Runabout" is 5
      And nothing else has changed

  @ruling=1eD-doorway-17
  Rule: No ship passes through a Bajoran Wormhole of which an end is closed

    Background:
      Given "Runabout" is at "Bajoran Wormhole" [alpha]

    Scenario Outline: with the <end> end closed the ship stays where it is
      Given Bob has:
        | card           | where                      |
        | Revolving Door | on "Bajoran Wormhole" [<at>] |
      When Alice moves "Runabout" to "Bajoran Wormhole" [gamma]
      Then that is illegal
      And nothing else has changed

      @part=near
      Examples: The near one
        | end  | at    |
        | near | alpha |

      @part=far
      Examples: The far one
        | end | at    |
        | far | gamma |

    Example: with both ends open it passes
      When Alice moves "Runabout" to "Bajoran Wormhole" [gamma]
      Then "Runabout" is now at "Bajoran Wormhole" [gamma]
      And "Runabout" and "Calloway" are now stopped
      And nothing else has changed

  @ruling=1eD-doorway-18
  Rule: A ship stops at a closed Bajoran Wormhole

    Example: it comes there
      Given Bob has:
        | card           | where                         |
        | Revolving Door | on "Bajoran Wormhole" [alpha] |
      When Alice moves "Runabout" to "Bajoran Wormhole" [alpha]
      Then "Runabout" is now at "Bajoran Wormhole" [alpha]
      And nothing else has changed

  @ruling=1eD-doorway-19
  Rule: It takes 1 RANGE to move to a closed Bajoran Wormhole

    Example: the ship has 1 RANGE less
      Given Bob has:
        | card           | where                         |
        | Revolving Door | on "Bajoran Wormhole" [alpha] |
      When Alice moves "Runabout" to "Bajoran Wormhole" [alpha]
      Then the remaining RANGE of "Runabout" is 6
      And "Runabout" is now at "Bajoran Wormhole" [alpha]
      And nothing else has changed
