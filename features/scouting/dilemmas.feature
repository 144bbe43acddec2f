Feature: Dilemmas before scouts
  What is different when Borg meet dilemmas.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Wormhole Negotiations | Alpha    |

  @ruling=1eS-scouting-locations-14
  Rule: Scouts meet dilemmas as those do who attempt a mission

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |

    @part=dilemmas
    Example: a drone that fails one is stopped, and meets no other
      Given Bob has:
        | card                          | where                        |
        | Fly by the Seat of your Pants | under "Iconia Investigation" |
        | Ooby Dooby                    | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Fly by the Seat of your Pants" has been encountered
      And "Guard Drone" is now stopped
      And "Ooby Dooby" has not been encountered
      And nothing else has changed

    @part=q-flash
    Example: scouts come into a Q-Flash, and the drone that is found is stopped
      Given Bob has:
        | card    | where                        |
        | Q-Flash | under "Iconia Investigation" |
      And Bob's Q-Continuum holds in order:
        | card          |
        | Hide and Seek |
      When Alice scouts "Iconia Investigation"
      And chance chooses "Guard Drone" from "Guard Drone" and "Hide and Seek"
      Then "Hide and Seek" has been encountered
      And "Guard Drone" is now stopped
      And "Q-Flash" is now in Bob's discard pile
      And "Hide and Seek" is now face up
      And nothing else has changed

  @ruling=1eS-scouting-locations-15
  Rule: Points of dilemmas are neither gained nor lost by Borg

    @part=dilemma
    Example: scouts overcome the Chalnoth and score nothing
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Dukat of Borg     | on "Iconia Investigation" |                                  |
        | Gowron of Borg    | on "Iconia Investigation" |                                  |
        | Locutus of Borg   | on "Iconia Investigation" |                                  |
        | Nine of Seventeen | on "Iconia Investigation" |                                  |
        | Tactical Drone    | on "Iconia Investigation" |                                  |
      And Bob has:
        | card     | where                        |
        | Chalnoth | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Chalnoth" has been overcome
      And Alice still has 0 points

    Example: not even those of a dilemma about Borg that they do not overcome
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                  | where                        |
        | Reckoning of the Hive | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Reckoning of the Hive" has not been overcome
      And Alice still has 0 points

    @part=q-icon
    Example: nor do they score what comes in a Q-Flash
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card    | where                        |
        | Q-Flash | under "Iconia Investigation" |
      And Bob's Q-Continuum holds in order:
        | card                  |
        | Gift of the Continuum |
      When Alice scouts "Iconia Investigation"
      Then "Gift of the Continuum" has been encountered
      And Alice still has 0 points

  @ruling=1eS-scouting-locations-16
  Rule: A dilemma with points is discarded when Borg are done with it

    Example: the Chalnoth does not go to the point area
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Dukat of Borg     | on "Iconia Investigation" |                                  |
        | Gowron of Borg    | on "Iconia Investigation" |                                  |
        | Locutus of Borg   | on "Iconia Investigation" |                                  |
        | Nine of Seventeen | on "Iconia Investigation" |                                  |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card     | where                        |
        | Chalnoth | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Chalnoth" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-17
  Rule: Of a choice Borg take what is not about points, if there is such a thing

    Example: a drone cannot but ignore a girl who would be worth points
      Given Bob has:
        | card     | where                        |
        | Sarjenka | under "Iconia Investigation" |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      When Alice scouts "Iconia Investigation"
      Then "Sarjenka" is now in Bob's discard pile
      And "Guard Drone" is still not stopped
      And Alice still has 0 points
      And nothing else has changed

    Example: where there are points on either side, a drone takes the one or the other
      Given Bob has:
        | card            | where                        |
        | Grateful Anyway | under "Iconia Investigation" |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      When Alice scouts "Iconia Investigation"
      And Alice chooses the word "help her"
      Then "Guard Drone" is now stopped
      And "Grateful Anyway" is now in Bob's discard pile
      And Alice still has 0 points
      And nothing else has changed

    Example: a drone is killed rather than beamed up at a penalty
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Borg Sphere       | at "Iconia Investigation" |                                  |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card            | where                        |
        | Punishment Zone | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Guard Drone" has been killed
      And Alice still has 0 points

  @ruling=1eS-scouting-locations-18
  Rule: Points of a dilemma that says that it affects Borg are scored

    @part=dilemma
    Example: the hive is rewarded
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Two of Nineteen   | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                  | where                        |
        | Reckoning of the Hive | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Reckoning of the Hive" has been overcome
      And Alice now has 5 points
      And "Reckoning of the Hive" is now in Bob's discard pile
      And nothing else has changed

    @part=q-icon @frame=many
    Example: so it is in a Q-Flash
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card    | where                        |
        | Q-Flash | under "Iconia Investigation" |
      And Bob's Q-Continuum holds in order:
        | card              |
        | Gift for the Hive |
      When Alice scouts "Iconia Investigation"
      Then "Gift for the Hive" has been encountered
      And Alice now has 5 points

  @ruling=1eS-scouting-locations-19
  Rule: A dilemma about gender is discarded, and scouting goes on

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |

    Example: a drone has nothing to do with a society of women
      Given Bob has:
        | card                | where                        |
        | Matriarchal Society | under "Iconia Investigation" |
        | Ooby Dooby          | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Matriarchal Society" is now in Bob's discard pile
      And "Ooby Dooby" has been encountered
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-20
  Rule: Love Interests take nobody from among the scouts

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Locutus of Borg   | on "Iconia Investigation" |                                  |

    @part=love-interests
    Example: Locutus does not run off
      Given Bob has:
        | card                 | where                        |
        | Male's Love Interest | under "Iconia Investigation" |
      And these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
      When Alice scouts "Iconia Investigation"
      Then "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

    @part=matriarchal-society
    Example: a society of women has nothing against him
      Given Bob has:
        | card                | where                        |
        | Matriarchal Society | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Matriarchal Society" is now in Bob's discard pile
      And nothing else has changed

    @part=love-interests
    Example: nor does the queen
      Given Alice has:
        | card       | where                     |
        | Borg Queen | on "Iconia Investigation" |
      And Bob has:
        | card                   | where                        |
        | Female's Love Interest | under "Iconia Investigation" |
      And these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
      When Alice scouts "Iconia Investigation"
      Then "Female's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-21
  Rule: A dilemma that asks for a classification does nothing to Borg

    @part=require
    Example: a crew without classifications goes past what asks for officers
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |
      And Bob has:
        | card                   | where                         |
        | Authorized Access Only | under "Wormhole Negotiations" |
        | Ooby Dooby             | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then "Authorized Access Only" is now in Bob's discard pile
      And "Guard Drone" is still not stopped
      And "Ooby Dooby" has been encountered
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

    @part=change
    Example: no drone becomes a dog
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card    | where                        |
        | Q-Flash | under "Iconia Investigation" |
      And Bob's Q-Continuum holds in order:
        | card            |
        | Scottish Setter |
      When Alice scouts "Iconia Investigation"
      Then Bob's Q-Continuum now holds in order:
        | card            |
        | Scottish Setter |
      And "Q-Flash" is now in Bob's discard pile
      And "Scottish Setter" is now face up
      And nothing else has changed

  @ruling=1eS-scouting-locations-23
  Rule: A dilemma that names a personnel type affects Borg as it does others

    Background:
      Given Bob has:
        | card                          | where                        |
        | Fly by the Seat of your Pants | under "Iconia Investigation" |
      And Alice has:
        | card              | where        | state                            |
        | Assimilate Planet | on the table | targeting "Iconia Investigation" |

    Example: drones without an OFFICER fail it
      Given Alice has:
        | card            | where                     |
        | Survey Drone    | on "Iconia Investigation" |
        | Two of Nineteen | on "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Survey Drone" and "Two of Nineteen" are now stopped
      And nothing else has changed

    Example: a Borg with OFFICER as a skill gets past
      Given Alice has:
        | card          | where                     |
        | Dukat of Borg | on "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Fly by the Seat of your Pants" has been overcome

  @ruling=1eS-scouting-locations-24
  Rule: Words that forbid mission attempts do not keep Borg from scouting

    Background:
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |

    @part=forbid
    @question=mission-attempt-in-dilemma-text
    Example: where garbage lies a crew scouts
      Given Bob has:
        | card                     | where                      |
        | Radioactive Garbage Scow | on "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then that is legal

    @part=abandon @question=mission-attempt-in-dilemma-text
    Example: garbage that comes up does not turn the crew back
      Given Bob has:
        | card                     | where                         |
        | Radioactive Garbage Scow | under "Wormhole Negotiations" |
        | Ooby Dooby               | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then "Ooby Dooby" has been encountered

    @reading=mission-attempt-in-dilemma-text/yes
    Example: where garbage lies no crew scouts
      Given Bob has:
        | card                     | where                      |
        | Radioactive Garbage Scow | on "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then that is illegal

    @question=mission-attempt-in-dilemma-text
    Example: garbage that the crew meets does not end the scouting
      Given Bob has:
        | card                     | where                         |
        | Radioactive Garbage Scow | under "Wormhole Negotiations" |
        | Ooby Dooby               | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then "Ooby Dooby" has been encountered

    @reading=mission-attempt-in-dilemma-text/yes
    Example: garbage that the crew meets ends the scouting
      Given Bob has:
        | card                     | where                         |
        | Radioactive Garbage Scow | under "Wormhole Negotiations" |
        | Ooby Dooby               | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then "Ooby Dooby" has not been encountered

  @ruling=1eS-scouting-locations-25
  Rule: A dilemma of which nothing applies to Borg is discarded

    Background:
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |

    @question=mission-attempt-in-dilemma-text
    Example: garbage is not placed on the mission
      Given Bob has:
        | card                     | where                         |
        | Radioactive Garbage Scow | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then "Radioactive Garbage Scow" is now in Bob's discard pile
      And nothing else has changed

    @reading=mission-attempt-in-dilemma-text/yes
    Example: garbage is placed on the mission
      Given Bob has:
        | card                     | where                         |
        | Radioactive Garbage Scow | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then "Radioactive Garbage Scow" is now on "Wormhole Negotiations"

    @question=mission-attempt-in-dilemma-text
    Example: on those who attempt a mission it has its effect
      Given these locations:
        | location              | quadrant |
        | Explore Black Cluster | Alpha    |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Mendon   | aboard "Runabout"          |
      And Bob has:
        | card                             | where                         |
        | Radioactive Garbage Scow [first] | under "Wormhole Negotiations" |
        | Radioactive Garbage Scow [other] | under "Explore Black Cluster" |
      When Alice scouts "Wormhole Negotiations"
      Then "Radioactive Garbage Scow" [first] is now in Bob's discard pile
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Radioactive Garbage Scow" [other] is now on "Explore Black Cluster"
      And nothing else has changed

    @reading=mission-attempt-in-dilemma-text/yes
    Example: on those who scout a mission it has its effect as well
      Given these locations:
        | location              | quadrant |
        | Explore Black Cluster | Alpha    |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Mendon   | aboard "Runabout"          |
      And Bob has:
        | card                             | where                         |
        | Radioactive Garbage Scow [first] | under "Wormhole Negotiations" |
        | Radioactive Garbage Scow [other] | under "Explore Black Cluster" |
      When Alice scouts "Wormhole Negotiations"
      Then "Radioactive Garbage Scow" [first] is now on "Wormhole Negotiations"
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Radioactive Garbage Scow" [other] is now on "Explore Black Cluster"

  @ruling=1eS-scouting-locations-26
  Rule: "Mission continues" means that scouting continues

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Survey Drone      | on "Iconia Investigation" |                                  |
        | Eight of Nineteen | on "Iconia Investigation" |                                  |
        | Tactical Drone    | on "Iconia Investigation" |                                  |

    Example: the drone that was not bitten scouts on
      Given Bob has:
        | card             | where                        |
        | Garanian Bolites | under "Iconia Investigation" |
        | Ooby Dooby       | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And chance chooses "Survey Drone" and "Tactical Drone" from "Survey Drone", "Eight of Nineteen" and "Tactical Drone"
      Then "Ooby Dooby" has been encountered
