Feature: Basic rules of objectives

  @ruling=custom-scouting-20
  Rule: A Borg player has one current objective at a time

    Scenario Outline: <which> of hers is on the table, and to play another is <verdict>
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card                | where                     | state   |
        | <objective>         | on the table              | <state> |
        | Guard Drone         | on "Iconia Investigation" |         |
        | Assimilate Starship | in hand                   |         |
      And Bob has:
        | card    | where                     |
        | Haakona | at "Iconia Investigation" |
      When Alice plays "Assimilate Starship" on "Haakona"
      Then that is <verdict>

      Examples: An objective of the Borg, and a card that is none
        | which        | objective              | state                            | verdict |
        | an objective | Assimilate Planet      | targeting "Iconia Investigation" | illegal |
        | an incident  | Service the Collective |                                  | legal   |

    Scenario Outline: Assimilate Planet is <face>, <what> is played beside it, and that is <verdict>
      Given these made-up cards:
        | card         | type      |
        | Small Matter | objective |
      And the spaceline:
        | mission               |
        | Iconia Investigation  |
        | Wormhole Negotiations |
      And Alice has:
        | card              | where        | state  |
        | Assimilate Planet | on the table | <face> |
        | <card>            | in hand      |        |
      And "Assimilate Planet" is targeting "Iconia Investigation"
      When Alice plays <played>
      Then that is <verdict>

      Examples: One that lies face down is not current, and one for everybody is none of them
        | face      | what              | card              | played                                         | verdict |
        | face up   | one for Borg      | Establish Gateway | "Establish Gateway" on "Wormhole Negotiations" | illegal |
        | face down | one for Borg      | Establish Gateway | "Establish Gateway" on "Wormhole Negotiations" | legal   |
        | face up   | one for everybody | Small Matter      | "Small Matter"                                 | legal   |

  @ruling=custom-scouting-02
  Rule: Borg go down to a planet where an objective of theirs lets them

    Scenario Outline: the objective of <whose> targets <which>, and to beam a drone down is <verdict>
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
        | Acquire Technology   | Alpha    |
      And <player> has:
        | card              | where        | state                 |
        | Assimilate Planet | on the table | targeting "<mission>" |
      And Alice has:
        | card        | where                     |
        | Borg Sphere | at "Iconia Investigation" |
        | Guard Drone | aboard "Borg Sphere"      |
      When Alice beams "Guard Drone" to "Iconia Investigation"
      Then that is <verdict>

      Examples: The opponent's, one for another planet, and one for this planet
        | whose | player | which          | mission              | verdict |
        | Bob   | Bob    | the planet     | Iconia Investigation | illegal |
        | Alice | Alice  | another planet | Acquire Technology   | illegal |
        | Alice | Alice  | the planet     | Iconia Investigation | legal   |

  @ruling=custom-scouting-23 @frame=many
  Rule: A player probes once a turn for an objective

    Example: the first probe is in vain, and the second waits for the next turn
      Given these locations:
        | location              | quadrant |
        | Wormhole Negotiations | Alpha    |
      And Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone     | in draw deck               |                                   |
        | Eight of Nineteen | in draw deck               |                                   |
        | Survey Drone      | in draw deck               |                                   |
        | Two of Nineteen   | in draw deck               |                                   |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice probes for "Establish Gateway"
      Then "Eight of Nineteen" has been revealed
      When Alice probes for "Establish Gateway"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice probes for "Establish Gateway"
      Then "Two of Nineteen" has been revealed

    Example: she names the one for which she probes, and not one that lies face down before it
      Given these locations:
        | location              | quadrant |
        | Iconia Investigation  | Alpha    |
        | Wormhole Negotiations | Alpha    |
      And Alice has:
        | card              | where                      | state                             |
        | Assimilate Planet | on the table               | face down                         |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone     | in draw deck               |                                   |
        | Eight of Nineteen | in draw deck               |                                   |
        | Survey Drone      | in draw deck               |                                   |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice probes for "Assimilate Planet"
      Then that is illegal
      When Alice probes for "Establish Gateway"
      Then "Eight of Nineteen" has been revealed
      When Alice probes for "Establish Gateway"
      Then that is illegal
