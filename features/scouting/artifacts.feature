Feature: Artifacts where Borg scout
  Who acquires what lies under a mission, and when.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Wormhole Negotiations | Alpha    |
      | Deliver Supplies      | Alpha    |

  @ruling=1eS-scouting-locations-27
  Rule: An artifact that scouts come upon goes to the back of the seeds

    Example: it lies behind the dilemmas that are still to be met
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                          | where                        |
        | Ressikan Flute                | under "Iconia Investigation" |
        | Fly by the Seat of your Pants | under "Iconia Investigation" |
        | Ooby Dooby                    | under "Iconia Investigation" |
      And the seeds under "Iconia Investigation" hold in order:
        | card                          |
        | Ressikan Flute                |
        | Fly by the Seat of your Pants |
        | Ooby Dooby                    |
      When Alice scouts "Iconia Investigation"
      Then the seeds under "Iconia Investigation" now hold in order:
        | card                          |
        | Fly by the Seat of your Pants |
        | Ooby Dooby                    |
        | Ressikan Flute                |
      And "Guard Drone" is now stopped
      And nothing else has changed

  @ruling=1eS-scouting-locations-28
  Rule: A Survey Drone acquires no artifact before the objective is completed

    Background:
      Given Alice has:
        | card              | where                     |
        | Survey Drone      | on "Iconia Investigation" |
        | Assimilate Planet | on the table              |
      And Bob has:
        | card           | where                        |
        | Ressikan Flute | under "Iconia Investigation" |

    Example: while she scouts, the flute stays where it is
      Given "Assimilate Planet" is targeting "Iconia Investigation"
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
      When Alice uses "Survey Drone" on "Ressikan Flute"
      Then that is illegal

    @frame=unsayable
    Example: when the planet is assimilated and the flute lies open, the drone takes it
      Given "Assimilate Planet" is on "Iconia Investigation"
      And "Ressikan Flute" is atop "Iconia Investigation"
      When Alice uses "Survey Drone" on "Ressikan Flute"
      Then "Ressikan Flute" is now controlled by Alice

  @ruling=1eS-scouting-locations-29
  Rule: With a Survey Drone there artifacts are acquired when the objective is completed

    @part=planet
    Example: the drone on the planet finds the flute
      Given Alice has:
        | card                   | where                     | state                            |
        | Assimilate Planet      | on the table              | targeting "Iconia Investigation" |
        | Survey Drone           | on "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck              |                                  |
        | Bio-med Drone [second] | in draw deck              |                                  |
      And Bob has:
        | card           | where                        |
        | Ressikan Flute | under "Iconia Investigation" |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
        | Bob ends the turn                   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ressikan Flute" is now controlled by Alice
      And "Ressikan Flute" is no longer under "Iconia Investigation"
      And "Assimilate Planet" is now on "Iconia Investigation"
      And "Bio-med Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

    @part=space
    Example: a drone aboard a ship at a space location does, too
      Given Alice has:
        | card                   | where                      | state                             |
        | Establish Gateway      | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere            | at "Wormhole Negotiations" |                                   |
        | Survey Drone           | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone [first]  | in draw deck               |                                   |
        | Bio-med Drone [second] | in draw deck               |                                   |
      And Bob has:
        | card           | where                         |
        | Mysterious Orb | under "Wormhole Negotiations" |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      Then "Mysterious Orb" is now in Alice's hand
      And "Establish Gateway" is now on "Wormhole Negotiations"
      And "Bio-med Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-scouting-locations-30
  Rule: Picard's Artificial Heart goes to its owner when scouting is complete

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                      | where                        |
        | Picard's Artificial Heart | under "Iconia Investigation" |

    Example: Bob takes it into hand when the turn ends in which she scouted
      When Alice scouts "Iconia Investigation"
      And Alice ends the turn
      Then "Picard's Artificial Heart" is now in Bob's hand
      And "Iconia Investigation" is now scouted
      And nothing else has changed

  @ruling=1eS-scouting-locations-31
  Rule: At a dual-icon mission a space objective brings what is permitted in space

    Example: the drone aboard the ship acquires the orb
      Given Alice has:
        | card                     | where                 | state                        |
        | Establish Gateway        | on the table          | targeting "Deliver Supplies" |
        | Borg Sphere              | at "Deliver Supplies" |                              |
        | Survey Drone             | aboard "Borg Sphere"  |                              |
        | Guard Drone              | on "Deliver Supplies" |                              |
        | Interlink Drone          | in draw deck          |                              |
        | Interlink Drone [second] | in draw deck          |                              |
      And Bob has:
        | card           | where                    |
        | Mysterious Orb | under "Deliver Supplies" |
      And this has happened:
        | action                                             |
        | Alice scouts "Deliver Supplies" from "Borg Sphere" |
        | Alice ends the turn                                |
        | Bob ends the turn                                  |
      When Alice ends the turn
      And Alice chooses yes
      Then "Mysterious Orb" is now in Alice's hand
      And "Establish Gateway" is now on "Deliver Supplies"
      And "Interlink Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-scouting-locations-29
  Rule: At a dual-icon mission what belongs to the planet is acquired with a planet objective

    @frame=unsayable
    Example: the flute is acquired when the planet is assimilated
      Given Alice has:
        | card                   | where                 | state                        |
        | Assimilate Planet      | on the table          | targeting "Deliver Supplies" |
        | Borg Sphere            | at "Deliver Supplies" |                              |
        | Guard Drone            | aboard "Borg Sphere"  |                              |
        | Survey Drone           | on "Deliver Supplies" |                              |
        | Bio-med Drone [first]  | in draw deck          |                              |
        | Bio-med Drone [second] | in draw deck          |                              |
      And Bob has:
        | card           | where                    |
        | Ressikan Flute | under "Deliver Supplies" |
      And this has happened:
        | action                                             |
        | Alice scouts "Deliver Supplies" from "Borg Sphere" |
        | Alice ends the turn                                |
        | Bob ends the turn                                  |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ressikan Flute" is now controlled by Alice

  @ruling=1eS-scouting-locations-32
  Rule: What belongs to the planet needs a planet objective

    Example: the flute stays under the mission
      Given Alice has:
        | card                     | where                 | state                        |
        | Establish Gateway        | on the table          | targeting "Deliver Supplies" |
        | Borg Sphere              | at "Deliver Supplies" |                              |
        | Survey Drone             | aboard "Borg Sphere"  |                              |
        | Guard Drone              | on "Deliver Supplies" |                              |
        | Interlink Drone          | in draw deck          |                              |
        | Interlink Drone [second] | in draw deck          |                              |
      And Bob has:
        | card           | where                    |
        | Ressikan Flute | under "Deliver Supplies" |
      And this has happened:
        | action                                             |
        | Alice scouts "Deliver Supplies" from "Borg Sphere" |
        | Alice ends the turn                                |
        | Bob ends the turn                                  |
      When Alice ends the turn
      And Alice chooses yes
      Then "Establish Gateway" is now on "Deliver Supplies"
      And "Ressikan Flute" is still under "Deliver Supplies"
      And "Interlink Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-scouting-locations-33
  Rule: Without a Survey Drone there artifacts are turned face up on the mission

    @part=planet
    Example: the drone is aboard the ship, and the flute lies open
      Given Alice has:
        | card                   | where                     | state                            |
        | Assimilate Planet      | on the table              | targeting "Iconia Investigation" |
        | Borg Sphere            | at "Iconia Investigation" |                                  |
        | Survey Drone           | aboard "Borg Sphere"      |                                  |
        | Guard Drone            | on "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck              |                                  |
        | Bio-med Drone [second] | in draw deck              |                                  |
      And Bob has:
        | card           | where                        |
        | Ressikan Flute | under "Iconia Investigation" |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
        | Bob ends the turn                   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ressikan Flute" is now atop "Iconia Investigation"
      And "Ressikan Flute" is now face up
      And "Survey Drone" is still aboard "Borg Sphere"
      And "Assimilate Planet" is now on "Iconia Investigation"
      And "Bio-med Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

    Example: Bob's drone is on the planet, hers are on another one and in hand, and the flute lies open
      Given Alice has:
        | card                     | where                     | state                            |
        | Assimilate Planet        | on the table              | targeting "Iconia Investigation" |
        | Guard Drone              | on "Iconia Investigation" |                                  |
        | Survey Drone [elsewhere] | on "Deliver Supplies"     |                                  |
        | Survey Drone [in hand]   | in hand                   |                                  |
        | Bio-med Drone [first]    | in draw deck              |                                  |
        | Bio-med Drone [second]   | in draw deck              |                                  |
      And Bob has:
        | card               | where                        |
        | Ressikan Flute     | under "Iconia Investigation" |
        | Survey Drone [his] | on "Iconia Investigation"    |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
        | Bob ends the turn                   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ressikan Flute" is now atop "Iconia Investigation"
      And "Ressikan Flute" is now face up
      And "Assimilate Planet" is now on "Iconia Investigation"
      And "Bio-med Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

    @part=space
    Example: no drone is aboard a ship at the space location, and the orb lies open
      Given Alice has:
        | card                   | where                      | state                             |
        | Establish Gateway      | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere            | at "Wormhole Negotiations" |                                   |
        | Guard Drone            | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone [first]  | in draw deck               |                                   |
        | Bio-med Drone [second] | in draw deck               |                                   |
      And Bob has:
        | card           | where                         |
        | Mysterious Orb | under "Wormhole Negotiations" |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      Then "Mysterious Orb" is now atop "Wormhole Negotiations"
      And "Mysterious Orb" is now face up
      And "Establish Gateway" is now on "Wormhole Negotiations"
      And "Bio-med Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-scouting-locations-34
  Rule: A Survey Drone acquires later what was left face up

    Background:
      Given Alice has:
        | card              | where                     |
        | Assimilate Planet | on "Iconia Investigation" |
        | Borg Sphere       | at "Iconia Investigation" |
      And Bob has:
        | card           | where                       | state   |
        | Ressikan Flute | atop "Iconia Investigation" | face up |

    @frame=unsayable
    Example: the drone on the planet takes the flute
      Given Alice has:
        | card         | where                     |
        | Survey Drone | on "Iconia Investigation" |
      When Alice uses "Survey Drone" on "Ressikan Flute"
      Then "Ressikan Flute" is now controlled by Alice

    @frame=unsayable
    Example: no other drone does, nor one that is aboard the ship
      Given Alice has:
        | card                  | where                     |
        | Guard Drone           | on "Iconia Investigation" |
        | Survey Drone [aboard] | aboard "Borg Sphere"      |
        | Survey Drone [below]  | on "Iconia Investigation" |
      And Bob has:
        | card     | where                        |
        | Horga'hn | under "Iconia Investigation" |
      When Alice uses "Guard Drone" on "Ressikan Flute"
      Then that is illegal
      When Alice uses "Survey Drone" [aboard] on "Ressikan Flute"
      Then that is illegal
      When Alice uses "Survey Drone" [below] on "Horga'hn"
      Then that is illegal
      When Alice uses "Survey Drone" [below] on "Ressikan Flute"
      Then "Ressikan Flute" is now controlled by Alice

  @ruling=1eS-scouting-locations-35
  Rule: Personnel of her own who are no Borg acquire it, too

    Background:
      Given Alice has:
        | card              | where                     |
        | Assimilate Planet | on "Iconia Investigation" |
      And Bob has:
        | card           | where                       | state   |
        | Ressikan Flute | atop "Iconia Investigation" | face up |

    @frame=unsayable
    Example: Vash acquires the flute
      Given Alice has:
        | card | where                     |
        | Vash | on "Iconia Investigation" |
      When Alice uses "Vash" on "Ressikan Flute"
      Then "Ressikan Flute" is now controlled by Alice

    @frame=unsayable
    Example: they do so where it lies, and of what lies open
      Given Alice has:
        | card        | where                     |
        | Runabout    | at "Iconia Investigation" |
        | Mendon      | aboard "Runabout"         |
        | Guard Drone | on "Iconia Investigation" |
        | Vash        | on "Iconia Investigation" |
        | Tricorder   | on "Iconia Investigation" |
      And Bob has:
        | card     | where                        |
        | Horga'hn | under "Iconia Investigation" |
        | Gowron   | on "Iconia Investigation"    |
      When Alice uses "Mendon" on "Ressikan Flute"
      Then that is illegal
      When Alice uses "Tricorder" on "Ressikan Flute"
      Then that is illegal
      When Alice uses "Gowron" on "Ressikan Flute"
      Then that is illegal
      When Alice uses "Guard Drone" on "Ressikan Flute"
      Then that is illegal
      When Alice uses "Vash" on "Horga'hn"
      Then that is illegal
      When Alice uses "Vash" on "Ressikan Flute"
      Then "Ressikan Flute" is now controlled by Alice

  @ruling=1eS-scouting-locations-38
  Rule: Personnel seeded there are acquired in the same way

    Scenario Outline: the drone that <verb> <what> takes it
      Given these made-up cards:
        | card         | type      | kind   | points | affiliations | strength |
        | <mission>    | mission   | planet | 35     |              |          |
        | Freed Farmer | personnel |        |        | Bajoran      | 5        |
      And these locations:
        | location  | quadrant |
        | <mission> | Alpha    |
      And Alice has:
        | card                   | where          | state                 |
        | Assimilate Planet      | on the table   | targeting "<mission>" |
        | Survey Drone           | on "<mission>" |                       |
        | Bio-med Drone [first]  | in draw deck   |                       |
        | Bio-med Drone [second] | in draw deck   |                       |
      And Bob has:
        | card   | where             |
        | <card> | under "<mission>" |
      And this has happened:
        | action                   |
        | Alice scouts "<mission>" |
        | Alice ends the turn      |
        | Bob ends the turn        |
      When Alice ends the turn
      And Alice chooses yes
      Then "<card>" is now controlled by Alice
      And "Assimilate Planet" and "<card>" are now on "<mission>"
      And "Bio-med Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

      Examples: What the missions let be seeded
        | verb     | what               | card           | mission            |
        | finds    | a seeded personnel | Freed Farmer   | Rescue Prisoners   |
        | comes on | a seeded phaser    | Bajoran Phaser | Search for Weapons |

    Example: at a space location a seeded drone comes aboard the ship of the other
      Given these made-up cards:
        | card         | type      | kind  | points | affiliations | icons          |
        | Prison Break | mission   | space | 35     |              |                |
        | Lost Drone   | personnel |       |        | Borg         | Delta Quadrant |
      And these locations:
        | location     | quadrant |
        | Prison Break | Alpha    |
      And Alice has:
        | card                   | where                | state                    |
        | Establish Gateway      | on the table         | targeting "Prison Break" |
        | Borg Sphere            | at "Prison Break"    |                          |
        | Survey Drone           | aboard "Borg Sphere" |                          |
        | Bio-med Drone [first]  | in draw deck         |                          |
        | Bio-med Drone [second] | in draw deck         |                          |
      And Bob has:
        | card       | where                |
        | Lost Drone | under "Prison Break" |
      And this has happened:
        | action                      |
        | Alice scouts "Prison Break" |
        | Alice ends the turn         |
        | Bob ends the turn           |
      When Alice ends the turn
      And Alice chooses yes
      Then "Lost Drone" is now aboard "Borg Sphere"
      And "Lost Drone" is now controlled by Alice
      And "Establish Gateway" is now on "Prison Break"
      And "Bio-med Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-scouting-locations-44
  Rule: Borg may stay on the planet to acquire artifacts

    @frame=unsayable
    Example: the drone that scouted waits for the end of her next turn
      Given Alice has:
        | card                   | where                     | state                            |
        | Assimilate Planet      | on the table              | targeting "Iconia Investigation" |
        | Survey Drone           | on "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck              |                                  |
        | Bio-med Drone [second] | in draw deck              |                                  |
      And Bob has:
        | card     | where                        |
        | Horga'hn | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Alice ends the turn
      Then "Survey Drone" is still on "Iconia Investigation"
      When Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Horga'hn" is now controlled by Alice

  @ruling=1eS-survey-drone-sixteen-of-nineteen-01
  Rule: The drone acquires what lies on a mission where a Borg objective was completed

    Example: in space it does so from aboard a ship
      Given Alice has:
        | card              | where                      |
        | Establish Gateway | on "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |
        | Survey Drone      | aboard "Borg Sphere"       |
      And Bob has:
        | card           | where                        | state   |
        | Mysterious Orb | atop "Wormhole Negotiations" | face up |
      When Alice uses "Survey Drone" on "Mysterious Orb"
      Then "Mysterious Orb" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-survey-drone-sixteen-of-nineteen-02
  Rule: The drone acquires what The Charybdis kept from those who solved the mission

    Example: Worf leaves the flute on the mission, and the drone takes it
      Given these made-up cards:
        | card        | type    | kind   | span | points | attempted by |
        | Open Ground | mission | planet | 2    | 30     | any          |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |
      And Alice has:
        | card         | where            |
        | Worf         | on "Open Ground" |
        | Survey Drone | on "Open Ground" |
      And Bob has:
        | card           | where               |
        | The Charybdis  | on the table        |
        | Ressikan Flute | under "Open Ground" |
      When Alice attempts "Open Ground"
      Then "Open Ground" is now completed
      And "Ressikan Flute" is now atop "Open Ground"
      When Alice uses "Survey Drone" on "Ressikan Flute"
      Then "Ressikan Flute" is now controlled by Alice
      And Alice still has 30 points
      And nothing else has changed

    @frame=unsayable
    Example: no other drone does, nor one aboard a ship, and nobody takes what is still seeded there
      Given these made-up cards:
        | card        | type    | kind   | span | points | attempted by |
        | Open Ground | mission | planet | 2    | 30     | any          |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |
      And "Open Ground" is completed
      And Alice has:
        | card                  | where                |
        | Guard Drone           | on "Open Ground"     |
        | Borg Sphere           | at "Open Ground"     |
        | Survey Drone [aboard] | aboard "Borg Sphere" |
        | Survey Drone [below]  | on "Open Ground"     |
      And Bob has:
        | card           | where               | state   |
        | The Charybdis  | on the table        |         |
        | Ressikan Flute | atop "Open Ground"  | face up |
        | Horga'hn       | under "Open Ground" |         |
      Then these are illegal:
        | action                                                 |
        | Alice uses "Guard Drone" on "Ressikan Flute"           |
        | Alice uses "Survey Drone" [aboard] on "Ressikan Flute" |
        | Alice uses "Survey Drone" [below] on "Horga'hn"        |
      When Alice uses "Survey Drone" [below] on "Ressikan Flute"
      Then "Ressikan Flute" is now controlled by Alice

  @ruling=1eS-survey-drone-sixteen-of-nineteen-03
  Rule: The drone acquires nothing that is still seeded

    Background:
      Given Alice has:
        | card              | where                     |
        | Survey Drone      | on "Iconia Investigation" |
        | Assimilate Planet | on "Iconia Investigation" |

    Example: an artifact under the mission stays there
      Given Bob has:
        | card     | where                        |
        | Horga'hn | under "Iconia Investigation" |
      When Alice uses "Survey Drone" on "Horga'hn"
      Then that is illegal

    @frame=unsayable
    Example: one on top of it is acquired
      Given Bob has:
        | card     | where                       | state   |
        | Horga'hn | atop "Iconia Investigation" | face up |
      When Alice uses "Survey Drone" on "Horga'hn"
      Then "Horga'hn" is now controlled by Alice

  @ruling=1eS-survey-drone-sixteen-of-nineteen-04
  Rule: The drone takes no artifact that is in play

    Background:
      Given Alice has:
        | card              | where                     |
        | Survey Drone      | on "Iconia Investigation" |
        | Assimilate Planet | on "Iconia Investigation" |

    Example: what Bob's team has with it is not stolen
      Given Bob has:
        | card                 | where                            |
        | Vash                 | on "Iconia Investigation"        |
        | Interphase Generator | landed on "Iconia Investigation" |
      When Alice uses "Survey Drone" on "Interphase Generator"
      Then that is illegal

    @frame=unsayable
    Example: what was left on the mission is acquired
      Given Bob has:
        | card                 | where                       | state   |
        | Interphase Generator | atop "Iconia Investigation" | face up |
      When Alice uses "Survey Drone" on "Interphase Generator"
      Then "Interphase Generator" is now controlled by Alice
