Feature: Choices, and the words for scouting
  Some dilemmas let the player choose. Some speak of the mission, some of mission attempts.

  Background:
    Given the spaceline:
      | mission               |
      | Evacuation            |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=1eD-dilemma-resolution-162
  Rule: What was chosen is carried out, and the other choice is ignored

    Example: she is ignored, and nothing is earned
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Sarjenka | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice chooses the word "ignore her"
      Then "Sarjenka" is now in Bob's discard pile
      And "Worf" is still not stopped
      And Alice still has 0 points
      And nothing else has changed

    Example: she is helped, and the team is stopped and earns 5 points
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Sarjenka | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice chooses the word "help her"
      Then "Sarjenka" is now in Alice's point area
      And "Worf" is now stopped
      And Alice now has 5 points
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-163
  Rule: Who abandons a mission to the Edo loses no points, and who goes on may do so

    Background:
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Edo Probe | under "Excavation" |

    @part=abandon
    Example: abandoned, the mission is closed and nothing is lost
      When Alice attempts "Excavation"
      And Alice chooses the word "abandon"
      Then "Edo Probe" is now on "Excavation"
      When Alice attempts "Excavation"
      Then that is illegal
      When Alice ends the turn
      Then Alice still has 0 points
      And nothing else has changed

    @part=continue
    Example: continued, the mission is solved
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      Then "Excavation" is now completed
      And Alice now has 25 points
      And "Edo Probe" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-164
  Rule: In the Punishment Zone one dies or is beamed up, and not both

    Background:
      Given Alice has:
        | card         | where           |
        | I.K.S. Buruk | at "Excavation" |
        | Morn         | on "Excavation" |
        | Vash         | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Punishment Zone | under "Excavation" |

    @part=beam-up
    Example: beamed up he lives, and it costs 5 points
      When Alice attempts "Excavation"
      And chance chooses "Morn" from "Morn" and "Vash"
      And Alice chooses the word "beam up"
      Then "Morn" is now aboard "I.K.S. Buruk"
      And "Punishment Zone" is now in Alice's point area
      And Alice now has 20 points
      And "Excavation" is now completed
      And nothing else has changed

    @part=killed
    Example: dead he costs nothing
      When Alice attempts "Excavation"
      And chance chooses "Morn" from "Morn" and "Vash"
      And Alice chooses the word "killed"
      Then "Morn" has been killed
      And "Punishment Zone" is now in Bob's discard pile
      And Alice now has 25 points
      And "Excavation" is now completed
      And "Morn" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-165
  Rule: A dilemma that leaves a choice has no conditions

    Example: whoever ignores her is not stopped, and she is not met again
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Sarjenka | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice chooses the word "ignore her"
      Then "Sarjenka" is now in Bob's discard pile
      And "Worf" is still not stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-180
  Rule: Where the mission continues, the scouting of it continues

    Example: a drone goes on when two were bitten, and meets the next dilemma
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Survey Drone      | on "Iconia Investigation" |                                  |
        | Eight of Nineteen | on "Iconia Investigation" |                                  |
        | Tactical Drone    | on "Iconia Investigation" |                                  |
      And Bob has:
        | card             | where                        |
        | Garanian Bolites | under "Iconia Investigation" |
        | Ooby Dooby       | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And chance chooses "Eight of Nineteen" and "Tactical Drone" from "Survey Drone", "Eight of Nineteen" and "Tactical Drone"
      Then "Eight of Nineteen" and "Tactical Drone" are now stopped
      And "Ooby Dooby" has been encountered
      And "Garanian Bolites" and "Ooby Dooby" are now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-181
  Rule: Where the mission is aborted, the scouting of it is aborted

    Example: the drones are called back before the next dilemma
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Survey Drone      | on "Iconia Investigation" |                                  |
      And Bob has:
        | card          | where                        |
        | Recall Signal | under "Iconia Investigation" |
        | Ooby Dooby    | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Recall Signal" is now in Bob's discard pile
      And "Ooby Dooby" has not been encountered
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-182
  Rule: Text about mission attempts has no bearing on scouting

    Background:
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Explore Black Cluster" |
        | Borg Sphere       | at "Explore Black Cluster" |                                   |
        | Survey Drone      | aboard "Borg Sphere"       |                                   |

    @part=mission-attempts
    @question=mission-attempt-in-dilemma-text
    Example: garbage that ends mission attempts does not end the scouting
      Given Bob has:
        | card                     | where                         |
        | Radioactive Garbage Scow | under "Explore Black Cluster" |
        | Ooby Dooby               | under "Explore Black Cluster" |
      When Alice scouts "Explore Black Cluster"
      Then "Ooby Dooby" has been encountered

    @reading=mission-attempt-in-dilemma-text/yes
    Example: garbage that ends mission attempts ends the scouting, too
      Given Bob has:
        | card                     | where                         |
        | Radioactive Garbage Scow | under "Explore Black Cluster" |
        | Ooby Dooby               | under "Explore Black Cluster" |
      When Alice scouts "Explore Black Cluster"
      Then "Ooby Dooby" has not been encountered

    @question=mission-attempt-in-dilemma-text @part=attempting
    Example: where the garbage lies drones may still scout
      Given Bob has:
        | card                     | where                      |
        | Radioactive Garbage Scow | on "Explore Black Cluster" |
      When Alice scouts "Explore Black Cluster"
      Then that is legal

    @part=solving
    Example: who would die of a mission solved lives on when it is scouted
      Given Alice has:
        | card          | where                |
        | Six of Eleven | aboard "Borg Sphere" |
      And Bob has:
        | card   | where                         |
        | Trauma | under "Explore Black Cluster" |
      When Alice scouts "Explore Black Cluster"
      Then "Trauma" is now on "Six of Eleven"
      And "Trauma" is now targeting "Six of Eleven"
      And "Trauma" is now counted down to 3
      When Alice ends the turn
      Then "Explore Black Cluster" is now scouted
      And "Six of Eleven" has not been killed
      And "Six of Eleven" is still disabled
      And nothing else has changed

    @reading=mission-attempt-in-dilemma-text/yes
    Example: where the garbage lies drones may not scout
      Given Bob has:
        | card                     | where                      |
        | Radioactive Garbage Scow | on "Explore Black Cluster" |
      When Alice scouts "Explore Black Cluster"
      Then that is illegal
