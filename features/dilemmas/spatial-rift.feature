Feature: Spatial Rift
  A dilemma with two sets of conditions: first two personnel whom chance selects, then those who remain.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And these made-up cards:
      | card             | type      | affiliations | skills                    | cunning |
      | Green Ensign     | personnel | Federation   |                           | 7       |
      | Slow Ensign      | personnel | Federation   |                           | 5       |
      | Bright Ensign    | personnel | Federation   |                           | 8       |
      | Chief of the Rig | personnel | Federation   | ENGINEER x2, Astrophysics | 5       |

  @ruling=1eS-spatial-rift-01
  Rule: Two personnel without CUNNING over 14 between them are discarded

    Background:
      Given Alice has:
        | card          | where           |
        | Green Ensign  | on "Excavation" |
        | Bright Ensign | on "Excavation" |
        | Slow Ensign   | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Spatial Rift | under "Excavation" |

    Example: two who are not clever enough together are lost
      When Alice attempts "Excavation"
      And chance chooses "Green Ensign" and "Slow Ensign" from "Green Ensign", "Bright Ensign" and "Slow Ensign"
      Then "Green Ensign" and "Slow Ensign" are now in Alice's discard pile
      And "Bright Ensign" is still on "Excavation"
      And "Bright Ensign" is now stopped
      And nothing else has changed

  @ruling=1eS-spatial-rift-02
  Rule: When the two are lost, all others are stopped

    @part=away-team
    Example: who is left of the Away Team is stopped
      Given Alice has:
        | card                 | where           |
        | Slow Ensign [first]  | on "Excavation" |
        | Slow Ensign [second] | on "Excavation" |
        | Chief of the Rig     | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Spatial Rift | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Slow Ensign" [first] and "Slow Ensign" [second]
      Then "Chief of the Rig" is now stopped
      And "Slow Ensign" [first] and "Slow Ensign" [second] are now in Alice's discard pile
      And nothing else has changed

    @part=crew
    Example: who is left of the crew is stopped, and the ship is, too
      Given Alice has:
        | card                  | where                           |
        | Explore Black Cluster | in the Alpha Quadrant spaceline |
        | Runabout              | at "Explore Black Cluster"      |
        | Slow Ensign [first]   | aboard "Runabout"               |
        | Slow Ensign [second]  | aboard "Runabout"               |
        | Chief of the Rig      | aboard "Runabout"               |
      And Bob has:
        | card         | where                         |
        | Spatial Rift | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Slow Ensign" [first] and "Slow Ensign" [second]
      Then "Runabout" and "Chief of the Rig" are now stopped
      And "Slow Ensign" [first] and "Slow Ensign" [second] are now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-spatial-rift-03
  Rule: When the two are lost, the dilemma goes back under the mission

    Example: the rift is there for the next attempt
      Given Alice has:
        | card                 | where           |
        | Slow Ensign [first]  | on "Excavation" |
        | Slow Ensign [second] | on "Excavation" |
        | Bright Ensign        | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Spatial Rift | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Slow Ensign" [first] and "Slow Ensign" [second]
      Then "Spatial Rift" is now under "Excavation"
      And "Slow Ensign" [first] and "Slow Ensign" [second] are now in Alice's discard pile
      And "Bright Ensign" is now stopped
      And nothing else has changed

  @ruling=1eS-spatial-rift-04
  Rule: When the two are lost, the second set of conditions is not faced

    Example: those who are left could meet it, and have not got past the rift
      Given Alice has:
        | card                 | where           |
        | Slow Ensign [first]  | on "Excavation" |
        | Slow Ensign [second] | on "Excavation" |
        | Chief of the Rig     | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Spatial Rift | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Slow Ensign" [first] and "Slow Ensign" [second]
      Then "Spatial Rift" has not been overcome
      And "Spatial Rift" is now under "Excavation"
      And "Slow Ensign" [first] and "Slow Ensign" [second] are now in Alice's discard pile
      And "Chief of the Rig" is now stopped
      And nothing else has changed

  @ruling=1eS-spatial-rift-05
  Rule: Who meets the first conditions faces the second

    Background:
      Given Alice has:
        | card          | where           |
        | Green Ensign  | on "Excavation" |
        | Bright Ensign | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Spatial Rift | under "Excavation" |

    Example: two who just are clever enough and cannot mend anything fail the second set
      When Alice attempts "Excavation"
      Then "Green Ensign" and "Bright Ensign" are now stopped
      And "Spatial Rift" is still under "Excavation"
      And nothing else has changed

    Scenario Outline: with <what> in an engineer they fail the second set
      Given these made-up cards:
        | card         | type      | affiliations | skills   | cunning |
        | Half a Chief | personnel | Federation   | <skills> | 5       |
      And Alice has:
        | card         | where           |
        | Half a Chief | on "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Green Ensign" and "Bright Ensign"
      Then "Half a Chief" is now stopped
      And "Spatial Rift" has not been overcome
      And "Green Ensign" and "Bright Ensign" are now stopped
      And nothing else has changed

      @part=two-engineer
      Examples: Too little of ENGINEER
        | what         | skills                 |
        | one ENGINEER | ENGINEER, Astrophysics |

      @part=astrophysics
      Examples: Nothing of Astrophysics
        | what            | skills      |
        | no Astrophysics | ENGINEER x2 |

    @part=astrophysics @part=two-engineer
    Example: with an engineer who can they get past it
      Given Alice has:
        | card             | where           |
        | Chief of the Rig | on "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Green Ensign" and "Bright Ensign"
      Then "Spatial Rift" has been overcome
      And "Chief of the Rig" is still not stopped
