Feature: Scouting dual-icon missions
  A mission that is both in space and on a planet.

  Background:
    Given these locations:
      | location         | quadrant |
      | Deliver Supplies | Alpha    |
      | Excavation       | Alpha    |

  @ruling=1eS-scouting-locations-06
  Rule: A dual-icon mission is targeted both by space and by planet objectives

    @part=space
    Example: an objective for space takes it as its target
      Given Alice has:
        | card              | where   |
        | Establish Gateway | in hand |
      When Alice plays "Establish Gateway" on "Deliver Supplies"
      Then "Establish Gateway" is now on the table
      And "Establish Gateway" is now targeting "Deliver Supplies"
      And nothing else has changed

    @part=planet
    Example: so does one for a planet
      Given Alice has:
        | card              | where   |
        | Assimilate Planet | in hand |
      When Alice plays "Assimilate Planet" on "Deliver Supplies"
      Then "Assimilate Planet" is now targeting "Deliver Supplies"
      And "Assimilate Planet" is now in Alice's core
      And nothing else has changed

    Example: a mission with one icon is targeted as what it is
      Given Alice has:
        | card              | where   |
        | Establish Gateway | in hand |
      When Alice plays "Establish Gateway" on "Excavation"
      Then that is illegal
      When Alice plays "Establish Gateway" on "Deliver Supplies"
      Then "Establish Gateway" is now targeting "Deliver Supplies"
      And "Establish Gateway" is now in Alice's core
      And nothing else has changed

  @ruling=1eS-scouting-locations-07
  Rule: Only one Borg objective is ever completed at a dual-icon mission

    @part=after-space
    Example: after the one for space the one for the planet is not completed
      Given Alice has:
        | card                   | where                 | state                        |
        | Assimilate Planet      | on the table          | targeting "Deliver Supplies" |
        | Borg Sphere            | at "Deliver Supplies" |                              |
        | Interlink Drone        | aboard "Borg Sphere"  |                              |
        | Guard Drone            | on "Deliver Supplies" |                              |
        | Bio-med Drone          | in draw deck          |                              |
        | Bio-med Drone [second] | in draw deck          |                              |
      And Alice has:
        | card              | where                 |
        | Establish Gateway | on "Deliver Supplies" |
      And this has happened:
        | action                                             |
        | Alice scouts "Deliver Supplies" from "Borg Sphere" |
        | Alice ends the turn                                |
        | Bob ends the turn                                  |
      When Alice ends the turn
      Then Alice still has 0 points

    @part=after-planet
    Example: after the one for the planet the one for space is not completed
      Given Alice has:
        | card                   | where                 | state                        |
        | Establish Gateway      | on the table          | targeting "Deliver Supplies" |
        | Borg Sphere            | at "Deliver Supplies" |                              |
        | Interlink Drone        | aboard "Borg Sphere"  |                              |
        | Guard Drone            | on "Deliver Supplies" |                              |
        | Bio-med Drone          | in draw deck          |                              |
        | Bio-med Drone [second] | in draw deck          |                              |
        | Assimilate Planet      | on "Deliver Supplies" |                              |
      And this has happened:
        | action                                             |
        | Alice scouts "Deliver Supplies" from "Borg Sphere" |
        | Alice ends the turn                                |
        | Bob ends the turn                                  |
      When Alice ends the turn
      Then Alice still has 0 points

    @part=after-planet
    Scenario Outline: one has been completed at <which> mission, and to probe for the next is <verdict>
      Given Alice has:
        | card                     | where                 | state                        |
        | Assimilate Planet [next] | on the table          | targeting "Deliver Supplies" |
        | Assimilate Planet [done] | on "<mission>"        |                              |
        | Borg Sphere              | at "Deliver Supplies" |                              |
        | Interlink Drone          | aboard "Borg Sphere"  |                              |
        | Guard Drone              | on "Deliver Supplies" |                              |
        | Bio-med Drone            | in draw deck          |                              |
        | Bio-med Drone [second]   | in draw deck          |                              |
      And this has happened:
        | action                                             |
        | Alice scouts "Deliver Supplies" from "Borg Sphere" |
        | Alice ends the turn                                |
        | Bob ends the turn                                  |
      When Alice probes for "Assimilate Planet" [next]
      Then that is <verdict>

      Examples: This one, and another
        | which   | mission          | verdict |
        | this    | Deliver Supplies | illegal |
        | another | Excavation       | legal   |

  @ruling=1eS-scouting-locations-10
  Rule: Both an Away Team and a ship with a crew scout a dual-icon mission

    Background:
      Given Alice has:
        | card              | where                 | state                        |
        | Establish Gateway | on the table          | targeting "Deliver Supplies" |
        | Borg Sphere       | at "Deliver Supplies" |                              |
        | Interlink Drone   | aboard "Borg Sphere"  |                              |

    @question=both-groups-scouting-a-dual-icon-mission @part=away-team
    Example: a crew alone does not scout it
      When Alice scouts "Deliver Supplies" from "Borg Sphere"
      Then that is illegal
      And nothing else has changed

    @reading=both-groups-scouting-a-dual-icon-mission/by-objective
    Example: read the other way, a crew is enough for an objective in space
      When Alice scouts "Deliver Supplies" from "Borg Sphere"
      Then that is legal

    @part=crew @question=both-groups-scouting-a-dual-icon-mission
    Example: an Away Team alone does not scout it
      Given Alice has:
        | card              | where                 | state                        |
        | Assimilate Planet | on the table          | targeting "Deliver Supplies" |
        | Survey Drone      | on "Deliver Supplies" |                              |
      And "Establish Gateway" is in Alice's discard pile
      And "Borg Sphere" is at "Excavation"
      When Alice scouts "Deliver Supplies"
      Then that is illegal
      And nothing else has changed

    @reading=both-groups-scouting-a-dual-icon-mission/by-objective
    Example: read the other way, an Away Team is enough for an objective on the planet
      Given Alice has:
        | card              | where                 | state                        |
        | Assimilate Planet | on the table          | targeting "Deliver Supplies" |
        | Survey Drone      | on "Deliver Supplies" |                              |
      And "Establish Gateway" is in Alice's discard pile
      And "Borg Sphere" is at "Excavation"
      When Alice scouts "Deliver Supplies"
      Then that is legal

    Example: with a drone on the planet it does
      Given Alice has:
        | card         | where                 |
        | Survey Drone | on "Deliver Supplies" |
      When Alice scouts "Deliver Supplies" from "Borg Sphere"
      Then that is legal
