Feature: What lets Borg scout a location
  Borg have objectives where others attempt missions.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Cultural Observation  | Alpha    |
      | Wormhole Negotiations | Alpha    |

  @ruling=1eS-scouting-locations-01
  Rule: Borg take no part in mission attempts

    Background:
      Given these made-up cards:
        | card        | type      | kind   | span | points | attempted by | requires    | affiliations | skills      |
        | Open Ground | mission   | planet | 2    | 30     | any          | Archaeology |              |             |
        | Relic Drone | personnel |        |      |        |              |             | Borg         | Archaeology |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |

    @part=begin
    Example: a drone attempts no mission
      Given Alice has:
        | card        | where            |
        | Relic Drone | on "Open Ground" |
      When Alice attempts "Open Ground"
      Then that is illegal
      And nothing else has changed

    Example: somebody else with the skill solves it
      Given Alice has:
        | card | where            |
        | Vash | on "Open Ground" |
      When Alice attempts "Open Ground"
      Then "Open Ground" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @part=take-part
    Example: a drone with the skill is no help to somebody without it
      Given Alice has:
        | card        | where            |
        | Relic Drone | on "Open Ground" |
        | Calloway    | on "Open Ground" |
      When Alice attempts "Open Ground"
      Then "Open Ground" is still not completed
      And nothing else has changed

  @ruling=cr14-borg-01
  Rule: Borg personnel begin no mission attempt

    Background:
      Given these made-up cards:
        | card        | type      | kind   | span | points | attempted by | requires    | affiliations | skills      |
        | Open Ground | mission   | planet | 2    | 30     | any          | Archaeology |              |             |
        | Relic Drone | personnel |        |      |        |              |             | Borg         | Archaeology |
        | Other Drone | personnel |        |      |        |              |             | Borg         |             |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |

    Example: two drones begin none, whatever they could do there
      Given Alice has:
        | card        | where            |
        | Relic Drone | on "Open Ground" |
        | Other Drone | on "Open Ground" |
      When Alice attempts "Open Ground"
      Then that is illegal

    Example: an archaeologist begins one
      Given Alice has:
        | card            | where            |
        | Jean-Luc Picard | on "Open Ground" |
      When Alice attempts "Open Ground"
      Then "Open Ground" is now completed
      And Alice now has 30 points
      And nothing else has changed

  @ruling=cr14-borg-02
  Rule: Borg personnel do not join the mission attempt of others

    Background:
      Given these made-up cards:
        | card        | type      | kind   | span | points | attempted by | requires | affiliations | skills  |
        | Open Ground | mission   | planet | 2    | 30     | any          | Geology  |              |         |
        | Stone Drone | personnel |        |      |        |              |          | Borg         | Geology |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |

    Example: the skill of a drone beside them does not count
      Given Alice has:
        | card        | where            |
        | Vash        | on "Open Ground" |
        | Stone Drone | on "Open Ground" |
      When Alice attempts "Open Ground"
      Then "Open Ground" is still not completed

  @ruling=1eS-scouting-locations-02
  Rule: Borg scout a location only for an objective

    Background:
      Given Alice has:
        | card         | where                     |
        | Survey Drone | on "Iconia Investigation" |

    Example: without an objective nothing is scouted
      When Alice scouts "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

    Example: with one the drone scouts
      Given Alice has:
        | card              | where        | state                            |
        | Assimilate Planet | on the table | targeting "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then that is legal

    Scenario Outline: the objective is that of <player>, and for Alice to scout is <verdict>
      Given <player> has:
        | card              | where        | state                            |
        | Assimilate Planet | on the table | targeting "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then that is <verdict>

      Examples: Bob, and Alice
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

  @ruling=1eS-scouting-locations-04
  Rule: A current objective that targets the location is needed

    Background:
      Given Alice has:
        | card              | where                     |
        | Survey Drone      | on "Iconia Investigation" |
        | Assimilate Planet | on the table              |

    Example: an objective that targets another location does not do
      Given "Assimilate Planet" is targeting "Cultural Observation"
      When Alice scouts "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

    Example: one that targets this location does
      Given "Assimilate Planet" is targeting "Iconia Investigation"
      When Alice scouts "Iconia Investigation"
      Then that is legal

  @ruling=1eS-scouting-locations-05
  Rule: An objective that lies face down permits no scouting

    Background:
      Given Alice has:
        | card              | where                     | state     |
        | Survey Drone      | on "Iconia Investigation" |           |
        | Assimilate Planet | on the table              | face down |

    @part=face-down
    Example: it must be turned over before
      Given "Assimilate Planet" is targeting "Iconia Investigation"
      When Alice scouts "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

    Example: turned over, it lets the drone scout what it targets
      When Alice uses "Assimilate Planet" on "Iconia Investigation"
      Then "Assimilate Planet" is now face up
      And "Assimilate Planet" is now targeting "Iconia Investigation"
      When Alice scouts "Iconia Investigation"
      Then that is legal
      And nothing else has changed

    @part=other-location
    Example: nor does an open one that targets another location
      Given "Assimilate Planet" is face up
      And "Assimilate Planet" is targeting "Cultural Observation"
      When Alice scouts "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-scouting-location-01
  Rule: Only a location with a point box is scouted

    Background:
      Given these made-up cards:
        | card       | type    | kind  | span | points |
        | Bare Rock  | mission | space | 2    |        |
        | Rich World | mission | space | 2    | 40     |
      And these locations:
        | location   | quadrant |
        | Bare Rock  | Alpha    |
        | Rich World | Alpha    |

    Example: a location without points is not scouted
      Given Alice has:
        | card              | where                | state                 |
        | Borg Sphere       | at "Bare Rock"       |                       |
        | Survey Drone      | aboard "Borg Sphere" |                       |
        | Establish Gateway | on the table         | targeting "Bare Rock" |
      When Alice scouts "Bare Rock"
      Then that is illegal
      And nothing else has changed

    Example: a location that is worth points is
      Given Alice has:
        | card              | where                | state                  |
        | Borg Sphere       | at "Rich World"      |                        |
        | Survey Drone      | aboard "Borg Sphere" |                        |
        | Establish Gateway | on the table         | targeting "Rich World" |
      When Alice scouts "Rich World"
      Then that is legal
