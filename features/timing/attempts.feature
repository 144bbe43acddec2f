Feature: What may come into an attempt
  An attempt is one action, and only what answers something, or suspends play, comes into it.

  Background:
    Given these locations:
      | location   | quadrant |
      | Excavation | Alpha    |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=1eD-dilemma-timing-01
  Rule: An attempt is a single action, of which each encounter is a part

    Background:
      Given Alice has:
        | card                               | where   |
        | Distortion of Space/Time Continuum | in hand |
        | Flight of the Intruder             | in hand |

    @part=mission-attempt
    Example: nothing else is done between two dilemmas of a mission attempt
      Given Alice has:
        | card            | where           |
        | Geordi La Forge | on "Excavation" |
        | Worf            | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Chula: The Dice      |
      When Alice attempts "Excavation" from "Excavation"
      And chance chooses "Worf" from "Geordi La Forge" and "Worf"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    @part=scouting
    Example: nor is it before the dilemma that scouts meet
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card     | where                        |
        | Sarjenka | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    @part=commandeering
    Example: nor is it before the dilemma that those meet who come to take the station
      Given Bob has:
        | card          | where             |
        | Empok Nor     | at "Excavation"   |
        | Friendly Fire | under "Empok Nor" |
      And Alice has:
        | card | where              |
        | Data | aboard "Empok Nor" |
      When Alice commandeers "Empok Nor"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    Example: what answers the encounter is a part of it
      Given Alice has:
        | card            | where           |
        | Geordi La Forge | on "Excavation" |
        | Martia          | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Flight of the Intruder" on "Martia"
      Then that is legal

  @ruling=1eD-dilemma-timing-02
  Rule: A mission attempt ends with completing the mission, and an attempt to scout does not

    @part=mission-attempt
    Example: whoever attempts it has completed it when no dilemma is left
      Given Alice has:
        | card            | where           |
        | Jean-Luc Picard | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Anaphasic Organism" has been encountered
      And "Excavation" is now completed
      And Alice now has 25 points
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

    @part=scouting
    Example: Locutus knows as much of archaeology, and only scouts
      Given these made-up cards:
        | card         | type    | kind   | span | points | attempted by | requires    |
        | Buried Ruins | mission | planet | 2    | 35     | any          | Archaeology |
      And these locations:
        | location     | quadrant |
        | Buried Ruins | Alpha    |
      And Alice has:
        | card              | where             | state                    |
        | Assimilate Planet | on the table      | targeting "Buried Ruins" |
        | Locutus of Borg   | on "Buried Ruins" |                          |
      When Alice scouts "Buried Ruins"
      Then "Buried Ruins" is still not completed
      And Alice still has 0 points

    @part=commandeering
    Example: Vash knows as much of archaeology, and only takes the station
      Given Bob has:
        | card      | where           |
        | Empok Nor | at "Excavation" |
      And Alice has:
        | card | where              |
        | Vash | aboard "Empok Nor" |
      When Alice commandeers "Empok Nor"
      Then "Empok Nor" is now controlled by Alice
      And "Excavation" is still not completed
      And Alice still has 0 points
      And nothing else has changed

  @ruling=1eS-solve-02
  Rule: Solving the mission is a part of the attempt, before which nothing else is done

    Background:
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card                         | where           |
        | Alyssa Ogawa (First Contact) | on "Excavation" |
        | Medical Kit                  | in draw deck    |

    Example: an interrupt that answers nothing waits until the mission is solved
      Given Alice has:
        | card                               | where   |
        | Distortion of Space/Time Continuum | in hand |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    Example: what suspends play may be used there as in any action
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      Then that is legal

  @ruling=1eS-solve-01
  Rule: To solve a mission is to complete it

    Background:
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |

    Example: what is nullified when the mission is completed is nullified when she solves it
      Given Bob has:
        | card            | where           |
        | Alien Abduction | on "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Excavation" has been solved
      And "Alien Abduction" is now in Bob's discard pile
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    Example: the probe waits until another mission is completed, and one is solved
      Given these locations:
        | location             | quadrant |
        | Cultural Observation | Alpha    |
      And Alice has:
        | card            | where                     |
        | Geordi La Forge | on "Cultural Observation" |
      And Bob has:
        | card      | where                        |
        | Edo Probe | under "Cultural Observation" |
      When Alice attempts "Cultural Observation"
      And Alice chooses the word "abandon"
      Then "Edo Probe" is now on "Cultural Observation"
      When Alice attempts "Excavation" from "Excavation"
      Then "Edo Probe" is now in Bob's discard pile
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed
