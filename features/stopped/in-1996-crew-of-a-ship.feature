Feature: Ships with a stopped crew in 1996
  A ship needs unstopped personnel to move, whoever else is aboard.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card          | where                  |
      | U.S.S. Nebula | at "Excavation"        |
      | Worf          | aboard "U.S.S. Nebula" |

  @ruling=faq96-351-stopped-crew-on-a-ship-01
  Rule: A ship whose crew is stopped does not move, unless unstopped personnel staff it

    Example: the crew is stopped, and the ship with all its RANGE stays
      Given Alice has:
        | card            | where                  |
        | Richard Wilkins | aboard "U.S.S. Nebula" |
      And "Worf" and "Richard Wilkins" are stopped
      When Alice moves "U.S.S. Nebula" to "Explore Black Cluster"
      Then that is illegal
      And "U.S.S. Nebula" is still not stopped
      And nothing else has changed

    Example: the same two fly the ship when they are not stopped
      Given Alice has:
        | card            | where                  |
        | Richard Wilkins | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Explore Black Cluster"
      Then "U.S.S. Nebula" is now at "Explore Black Cluster"
      And nothing else has changed

    @question=stopped-personnel-aboard-a-moving-ship
    Example: of three aboard one is stopped, and the other two staff the ship
      Given Alice has:
        | card            | where                  |
        | Richard Wilkins | aboard "U.S.S. Nebula" |
        | Deanna Troi     | aboard "U.S.S. Nebula" |
      And "Worf" is stopped
      When Alice moves "U.S.S. Nebula" to "Explore Black Cluster"
      Then "U.S.S. Nebula" is now at "Explore Black Cluster"
      And "Worf" is still stopped
      And nothing else has changed

    @reading=stopped-personnel-aboard-a-moving-ship/no
    Example: of three aboard one is stopped, and the ship stays with him
      Given Alice has:
        | card            | where                  |
        | Richard Wilkins | aboard "U.S.S. Nebula" |
        | Deanna Troi     | aboard "U.S.S. Nebula" |
      And "Worf" is stopped
      When Alice moves "U.S.S. Nebula" to "Explore Black Cluster"
      Then that is illegal
      And nothing else has changed

  @ruling=faq96-351-stopped-crew-on-a-ship-03
  Rule: When unstopped personnel who staff the ship are brought aboard, it moves again

    @question=stopped-personnel-aboard-a-moving-ship
    Example: two beam over from another ship and fly the stopped crew away
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Richard Wilkins | aboard "Runabout" |
        | Deanna Troi     | aboard "Runabout" |
      And "Worf" is stopped
      Then these are illegal:
        | action                                                 |
        | Alice moves "U.S.S. Nebula" to "Explore Black Cluster" |
      When Alice beams "Richard Wilkins" aboard "U.S.S. Nebula"
      Then these are illegal:
        | action                                                 |
        | Alice moves "U.S.S. Nebula" to "Explore Black Cluster" |
      When Alice beams "Deanna Troi" aboard "U.S.S. Nebula"
      And Alice moves "U.S.S. Nebula" to "Explore Black Cluster"
      Then "U.S.S. Nebula" is now at "Explore Black Cluster"
      And "Worf" is still stopped
      And "Richard Wilkins" and "Deanna Troi" are still aboard "U.S.S. Nebula"
      And nothing else has changed

    @reading=stopped-personnel-aboard-a-moving-ship/no
    Example: two beam over from another ship, and the stopped crew holds them up
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Richard Wilkins | aboard "Runabout" |
        | Deanna Troi     | aboard "Runabout" |
      And "Worf" is stopped
      Then these are legal:
        | action                                            |
        | Alice moves "Runabout" to "Explore Black Cluster" |
      When Alice beams "Richard Wilkins" and "Deanna Troi" aboard "U.S.S. Nebula"
      And Alice moves "U.S.S. Nebula" to "Explore Black Cluster"
      Then that is illegal
      And "U.S.S. Nebula" is still at "Excavation"
