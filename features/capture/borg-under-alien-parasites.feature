Feature: Borg whom the opponent controls
  Alien Parasites give ship and crew to the opponent until they are stopped.

  Background:
    Given these locations:
      | location                | seeded by | quadrant |
      | Iconia Investigation    |           | Alpha    |
      | Test Propulsion Systems | Bob       | Alpha    |
      | Excavation              |           | Alpha    |

  @ruling=cr14-alien-parasites-01
  Rule: Who controls the opponent's Borg by Alien Parasites is bound by what binds Borg

    @part=away-team
    Example: he sends no drone to the planet
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Borg Cube         | at "Iconia Investigation" |                                  |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card            | where                        |
        | Alien Parasites | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Guard Drone" is now aboard "Borg Cube"
      And "Guard Drone" is now controlled by Bob
      When Bob beams "Guard Drone" to "Iconia Investigation"
      Then that is illegal
      And it is still Bob's turn
      And "Borg Cube" is still controlled by Bob
      And nothing else has changed

    @part=battle
    Scenario Outline: <with>, he attacks Alice's runabout with her cube, and that is <verdict>
      Given these locations:
        | location           | seeded by | quadrant |
        | Acquire Technology | Bob       | Delta    |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Borg Cube         | at "Iconia Investigation" |                                  |
        | Guard Drone       | on "Iconia Investigation" |                                  |
        | Runabout          | at "Iconia Investigation" |                                  |
        | Worf              | aboard "Runabout"         |                                  |
      And Bob has:
        | card                    | where                        | state     |
        | Alien Parasites         | under "Iconia Investigation" |           |
        | Assimilate Planet [his] | <where>                      | <targets> |
      When Alice scouts "Iconia Investigation"
      And Alice chooses "Borg Cube"
      And Bob attacks "Runabout" with "Borg Cube"
      Then that is <verdict>

      Examples: As Borg do, he needs an objective
        | with              | where        | targets                        | verdict |
        | with none in play | in hand      |                                | illegal |
        | with an objective | on the table | targeting "Acquire Technology" | legal   |

    Example: he sends others wherever he likes
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Worf     | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And it is still Bob's turn
      And "Runabout" is still controlled by Bob
      And "Worf" is still controlled by Bob
      And nothing else has changed

  @ruling=cr14-alien-parasites-02
  Rule: Borg whom the opponent controls by Alien Parasites attempt no missions

    Background:
      Given these made-up cards:
        | card          | type | affiliations | range |
        | Light Sphere  | ship | Borg         | 8     |
        | Light Shuttle | ship | Federation   | 8     |

    Example: he flies the drones to a mission that anybody attempts, and they do not
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Light Sphere      | at "Iconia Investigation" |                                  |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card            | where                        |
        | Alien Parasites | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Bob moves "Light Sphere" to "Test Propulsion Systems"
      And Bob attempts "Test Propulsion Systems"
      Then that is illegal

    Example: he flies others there, and they do
      Given Alice has:
        | card          | where           |
        | Light Shuttle | at "Excavation" |
        | Worf          | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob moves "Light Shuttle" to "Test Propulsion Systems"
      And Bob attempts "Test Propulsion Systems"
      Then that is legal
