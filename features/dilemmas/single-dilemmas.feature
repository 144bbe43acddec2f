Feature: Dilemmas with an entry of their own
  DNA Clues, Dead End and Dal'Rok lie on a mission, and what they do there goes beyond those who met them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And these made-up cards:
      | card            | type      | affiliations | classification | integrity | cunning | strength |
      | Green Subaltern | personnel | Romulan      | SECURITY       | 5         | 5       | 5        |

  @ruling=1eD-dna-clues-01
  Rule: What whoever met DNA Clues chose holds for both players from then on

    Background:
      Given Alice has:
        | card            | where           |
        | Worf            | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Green Subaltern | on "Excavation"    |
        | DNA Clues       | under "Excavation" |
        | Microvirus      | under "Excavation" |

    @part=who-met-it
    Example: who goes on needs two healers more than the next dilemma says
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      And Bob chooses "Worf" from "Worf" and "Beverly Crusher"
      Then "Worf" has been killed
      And "Microvirus" has not been overcome

    @part=other-player
    Example: who stops to look into it makes the next dilemma easier for Bob
      When Alice attempts "Excavation"
      And Alice chooses the word "stop"
      And Alice ends the turn
      And Bob attempts "Excavation"
      Then "Microvirus" has been overcome
      And Bob now has 5 points
      And "DNA Clues" is still on "Excavation"
      And "Microvirus" is now in Bob's point area
      And nothing else has changed

    Example: who stops takes two healers off the next dilemma, and not one
      Given Bob has:
        | card        | where              |
        | Tarus       | on "Excavation"    |
        | Hyper-Aging | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card        |
        | DNA Clues   |
        | Hyper-Aging |
        | Microvirus  |
      When Alice attempts "Excavation"
      And Alice chooses the word "stop"
      And Alice ends the turn
      And Bob attempts "Excavation"
      Then "Hyper-Aging" is now in Bob's point area
      And "DNA Clues" is still on "Excavation"
      And "Microvirus" is now in Bob's point area
      And Bob now has 10 points
      And nothing else has changed

    Example: three healers are what the next dilemma asks for then, and two at another mission are enough
      Given Alice has:
        | card         | where                           |
        | Calloway     | on "Excavation"                 |
        | Evacuation   | in the Alpha Quadrant spaceline |
        | Tasha Yar    | on "Evacuation"                 |
        | Simon Tarses | on "Evacuation"                 |
      And Bob has:
        | card                   | where              |
        | Microvirus [elsewhere] | under "Evacuation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      Then "Microvirus" has been overcome
      When Alice attempts "Evacuation"
      Then "Microvirus" [elsewhere] has been overcome

    Example: who stops makes nothing easier at another mission
      Given Alice has:
        | card       | where                           |
        | Evacuation | in the Alpha Quadrant spaceline |
      And Bob has:
        | card                   | where              |
        | Tasha Yar              | on "Evacuation"    |
        | Microvirus [elsewhere] | under "Evacuation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "stop"
      And Alice ends the turn
      And Bob attempts "Excavation"
      Then "Microvirus" has been overcome
      When Bob attempts "Evacuation"
      Then "Microvirus" [elsewhere] has not been overcome

    Example: who stops makes it easier by two healers
      Given Bob has:
        | card        | where              |
        | Galen       | on "Excavation"    |
        | Hyper-Aging | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "stop"
      And Alice ends the turn
      And Bob attempts "Excavation"
      Then "Microvirus" has been overcome
      And "Hyper-Aging" is now in Bob's point area
      And "Excavation" is now completed
      And "DNA Clues" is still on "Excavation"
      And "Microvirus" is now in Bob's point area
      And Bob now has 35 points
      And nothing else has changed

  @ruling=1eD-dna-clues-05
  Rule: DNA Clues may bring a requirement of MEDICAL down to nothing

    Example: a team without any MEDICAL gets past what asked for one
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Green Subaltern | on "Excavation"    |
        | DNA Clues       | under "Excavation" |
        | Microvirus      | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "stop"
      And Alice ends the turn
      And Bob attempts "Excavation"
      Then "Microvirus" has been overcome
      And "Green Subaltern" is still not stopped

  @ruling=1eD-dna-clues-03
  Rule: DNA Clues on a mission is not met again, and nobody chooses anew

    @part=away-team
    Example: a second team with Exobiology has no choice left to make
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Data      | on "Excavation"    |
        | DNA Clues | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "stop"
      And Alice ends the turn
      And Bob attempts "Excavation"
      Then "Data" is still not stopped
      And "DNA Clues" is still on "Excavation"

    @part=crew
    Example: nor has a second crew
      Given Alice has:
        | card            | where                      |
        | Runabout        | at "Explore Black Cluster" |
        | Beverly Crusher | aboard "Runabout"          |
      And Bob has:
        | card        | where                         |
        | U.S.S. Hood | at "Explore Black Cluster"    |
        | Data        | aboard "U.S.S. Hood"          |
        | DNA Clues   | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice chooses the word "stop"
      And Alice ends the turn
      And Bob attempts "Explore Black Cluster"
      Then "Data" is still not stopped
      And "DNA Clues" is still on "Explore Black Cluster"

  @ruling=1eD-dna-clues-04
  Rule: DNA Clues stays on the mission when it is solved

    Example: the archaeologist completes the mission beneath it
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card      | where              |
        | DNA Clues | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And "DNA Clues" is now on "Excavation"
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eD-dead-end-01
  Rule: Whoever meets Dead End first with 50 points overcomes it, and it is discarded

    Example: the rich team gets past it and completes the mission
      Given Alice has 50 points
      And Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Dead End | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Dead End" has been overcome
      And "Dead End" is now in Bob's discard pile
      And "Excavation" is now completed
      And Alice now has 75 points
      And nothing else has changed

  @ruling=1eD-dead-end-02
  Rule: Met first with fewer than 50 points, Dead End lies on the mission for good

    Example: it lies there, and not beneath, and it does so a turn later
      Given Alice has 45 points
      And Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Dead End | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the start of Alice's next turn
      Then "Dead End" is still on "Excavation"

    Example: Bob's does so while Alice has one of her own in play
      Given Alice has:
        | card           | where                      |
        | Vash           | on "Excavation"            |
        | Dead End [her] | on "Explore Black Cluster" |
      And Bob has:
        | card           | where              |
        | Dead End [his] | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the start of Alice's next turn
      Then "Dead End" [his] is still on "Excavation"
      And "Dead End" [her] is still on "Explore Black Cluster"

  @ruling=1eD-dead-end-03
  Rule: Dropping In nullifies a Dead End that lies on a mission

    Example: it is gone from the mission
      Given Alice has:
        | card        | where           |
        | Dead End    | on "Excavation" |
        | Dropping In | in hand         |
      When Alice plays "Dropping In" on "Dead End"
      Then "Dead End" has been nullified
      And "Dead End" is now in Alice's discard pile
      And "Dropping In" is now in Alice's discard pile
      And nothing else has changed

    Example: another dilemma on a mission is out of its reach
      Given Alice has:
        | card                     | where                      |
        | Dead End                 | on "Excavation"            |
        | Radioactive Garbage Scow | on "Explore Black Cluster" |
        | Dropping In              | in hand                    |
      Then these are illegal:
        | action                                                  |
        | Alice plays "Dropping In" on "Radioactive Garbage Scow" |
      When Alice plays "Dropping In" on "Dead End"
      Then "Dead End" has been nullified

  @ruling=1eD-dead-end-04
  Rule: A mission on which Dead End lies may be attempted with more than 50 points, and not with fewer

    Background:
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card     | where           |
        | Dead End | on "Excavation" |

    Example: with 49 points it may not
      Given Alice has 49 points
      When Alice attempts "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: with 51 points it may
      Given Alice has 51 points
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 76 points
      And nothing else has changed

    @question=dead-end-at-fifty
    Example: with exactly 50 points it may not
      Given Alice has 50 points
      When Alice attempts "Excavation"
      Then that is illegal
      And nothing else has changed

    @reading=dead-end-at-fifty/yes
    Example: with exactly 50 points it may, read the other way
      Given Alice has 50 points
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 75 points

  @ruling=1eD-dead-end-05
  Rule: Whoever attempts a mission under Dead End with enough points neither nullifies nor discards it

    Example: it still lies on the mission that was completed beneath it
      Given Alice has 60 points
      And Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card     | where           |
        | Dead End | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And "Dead End" is still on "Excavation"
      And Alice now has 85 points
      And nothing else has changed

  @ruling=1eD-dead-end-06
  Rule: Dead End stops Borg scouts who meet it first without the points

    Example: a drone is stopped, and the mission is not scouted on
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card       | where                        |
        | Dead End   | under "Iconia Investigation" |
        | Ooby Dooby | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Guard Drone" is now stopped
      And "Dead End" is now on "Iconia Investigation"
      And "Ooby Dooby" has not been encountered
      And nothing else has changed

  @ruling=1eD-dead-end-07
  Rule: Dead End on a mission does not keep Borg from scouting it

    Background:
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card       | where                        |
        | Dead End   | on "Iconia Investigation"    |
        | Ooby Dooby | under "Iconia Investigation" |

    Example: a drone of a player without points goes on to the next dilemma
      When Alice scouts "Iconia Investigation"
      Then "Ooby Dooby" has been encountered
      And "Dead End" is still on "Iconia Investigation"

  @ruling=1eD-dalrok-01
  Rule: Dal'Rok takes the weakest of all who are at the location, even when it is met first

    Background:
      Given Alice has:
        | card     | where             |
        | Worf     | on "Excavation"   |
        | Mendon   | aboard "Runabout" |
        | Runabout | at "Excavation"   |
      And Bob has:
        | card    | where              |
        | Dal'Rok | under "Excavation" |

    @part=outside
    Example: Mendon aboard the ship in orbit is weaker than Worf on the planet
      When Alice attempts "Excavation"
      Then "Mendon" has been killed
      And "Dal'Rok" is now on "Excavation"
      And "Worf" is still on "Excavation"
      And "Mendon" is now in Alice's discard pile
      And nothing else has changed

    @part=outside
    Example: who is weaker, but elsewhere, is spared
      Given Alice has:
        | card               | where                      |
        | Runabout [away]    | at "Explore Black Cluster" |
        | Alexander Rozhenko | aboard "Runabout" [away]   |
      When Alice attempts "Excavation"
      Then "Mendon" has been killed
      And "Alexander Rozhenko" is still aboard "Runabout" [away]

    @part=opponent
    Example: Bob's boy on the planet is weaker than both of them
      Given Bob has:
        | card               | where           |
        | Alexander Rozhenko | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Alexander Rozhenko" has been killed
      And "Dal'Rok" is now on "Excavation"
      And "Alexander Rozhenko" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dalrok-02
  Rule: Dal'Rok may take the opponent's personnel

    Example: Bob's youngster dies of Alice's attempt
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Green Subaltern | on "Excavation"    |
        | Dal'Rok         | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Green Subaltern" has been killed
      And "Worf" is still on "Excavation"

  @ruling=1eD-dalrok-03
  Rule: One crew or one Away Team alone must have more than 150 to nullify Dal'Rok

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | integrity | cunning | strength |
        | Great Sage | personnel | Federation   | 20        | 20      | 20       |
      And Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | Great Sage [one] | aboard "Runabout" |
        | Great Sage [two] | aboard "Runabout" |
      And Bob has:
        | card    | where           |
        | Dal'Rok | on "Excavation" |

    Example: 120 aboard and 60 on the planet are not added up
      Given Alice has:
        | card               | where             |
        | Great Sage [three] | on "Excavation"   |
        | Mendon             | aboard "Runabout" |
      When Alice beams "Mendon" to "Excavation"
      Then "Dal'Rok" is still on "Excavation"

    @frame=differs
    Scenario Outline: 120 aboard and <sum> who comes to them, and Dal'Rok is <where>
      Given these made-up cards:
        | card       | type      | affiliations | integrity | cunning | strength |
        | Great Sage | personnel | Federation   | 20        | 20      | 20       |
        | Young Sage | personnel | Federation   | 10        | 10      | <rest>   |
      And Alice has:
        | card       | where           |
        | Young Sage | on "Excavation" |
      When Alice beams "Young Sage" aboard "Runabout"
      Then "Dal'Rok" is <where>

      Examples: Just too little, and just enough
        | sum | rest | where                     |
        | 30  | 10   | still on "Excavation"     |
        | 31  | 11   | now in Bob's discard pile |

    Example: 120 of hers and 60 of his, side by side on the planet, are not added up
      Given Bob has:
        | card             | where           |
        | Great Sage [his] | on "Excavation" |
      When Alice beams "Great Sage" [one] and "Great Sage" [two] to "Excavation"
      Then "Dal'Rok" is still on "Excavation"
      And "Great Sage" [one] and "Great Sage" [two] are now on "Excavation"
      And nothing else has changed

    Example: 180 aboard a ship that is elsewhere are of no use
      Given Alice has:
        | card               | where                      |
        | Runabout [second]  | at "Explore Black Cluster" |
        | Great Sage [three] | aboard "Runabout" [second] |
      And "Runabout" is at "Explore Black Cluster"
      When Alice beams "Great Sage" [three] aboard "Runabout"
      Then "Dal'Rok" is still on "Excavation"
      And "Great Sage" [three] is now aboard "Runabout"
      And nothing else has changed

    Example: 180 on a planet that is elsewhere are of no use
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card               | where               |
        | Great Sage [three] | on "Relief Mission" |
      And "Runabout" is at "Relief Mission"
      When Alice beams "Great Sage" [one] and "Great Sage" [two] to "Relief Mission"
      Then "Dal'Rok" is still on "Excavation"
      And "Great Sage" [one] and "Great Sage" [two] are now on "Relief Mission"
      And nothing else has changed

    @part=crew
    Example: 180 aboard are enough
      Given Alice has:
        | card               | where           |
        | Great Sage [three] | on "Excavation" |
      When Alice beams "Great Sage" [three] aboard "Runabout"
      Then "Dal'Rok" has been nullified
      And "Dal'Rok" is now in Bob's discard pile
      And "Great Sage" [three] is now aboard "Runabout"
      And nothing else has changed

    @part=away-team
    Example: 180 on the planet are enough
      Given Alice has:
        | card               | where           |
        | Great Sage [three] | on "Excavation" |
      When Alice beams "Great Sage" [one] and "Great Sage" [two] to "Excavation"
      Then "Dal'Rok" has been nullified
      And "Dal'Rok" is now in Bob's discard pile
      And "Great Sage" [one] and "Great Sage" [two] are now on "Excavation"
      And nothing else has changed

    @frame=differs
    Scenario Outline: a sage reports to 120 others in the play segment, who together have <sum>, and Dal'Rok is <where>
      Given these made-up cards:
        | card       | type      | affiliations | integrity | cunning | strength |
        | Young Sage | personnel | Federation   | 10        | 10      | <rest>   |
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Great Sage [three] | aboard "Federation Outpost" |
        | Great Sage [four]  | aboard "Federation Outpost" |
        | Young Sage         | in hand                     |
      When Alice reports "Young Sage" to "Federation Outpost"
      Then "Dal'Rok" is <where>

      Examples: Just too little, and just enough
        | sum | rest | where                     |
        | 150 | 10   | still on "Excavation"     |
        | 151 | 11   | now in Bob's discard pile |
