Feature: Probing for the scouting of a ship
  When a ship is scouted, and when its scouts are followed by a probe.

  Background:
    Given these locations:
      | location              | quadrant |
      | Wormhole Negotiations | Alpha    |
    And Bob has:
      | card         | where                      |
      | I.K.S. Buruk | at "Wormhole Negotiations" |

  @ruling=1eS-scouting-ships-04
  Rule: Borg who came aboard by other means scout the ship, too

    @part=one
    Example: a drone that nobody beamed over has scouted the ship when the turn ends
      Given Alice has:
        | card                | where                 | state                    |
        | Assimilate Starship | on the table          | targeting "I.K.S. Buruk" |
        | Guard Drone         | aboard "I.K.S. Buruk" |                          |
      When Alice ends the turn
      Then "I.K.S. Buruk" is now scouted
      And nothing else has changed

    @part=several
    Example: so have two of them, of whom only one could have been beamed over
      Given Alice has:
        | card                | where                 | state                    |
        | Assimilate Starship | on the table          | targeting "I.K.S. Buruk" |
        | Guard Drone         | aboard "I.K.S. Buruk" |                          |
        | Tactical Drone      | aboard "I.K.S. Buruk" |                          |
      When Alice ends the turn
      Then "I.K.S. Buruk" is now scouted
      And nothing else has changed

  @ruling=1eS-scouting-ships-11
  Rule: A ship with an active Borg aboard is scouted when the turn ends

    Background:
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Two of Eleven       | aboard "Borg Sphere"       |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |

    Example: the scout was beamed over this turn
      When Alice beams "Guard Drone" to "I.K.S. Buruk"
      And Alice ends the turn
      Then "I.K.S. Buruk" is now scouted
      And "Guard Drone" is still aboard "I.K.S. Buruk"
      And nothing else has changed

  @ruling=1eS-scouting-ships-12
  Rule: Nobody probes for a ship before it is scouted

    Background:
      Given Alice has:
        | card                | where                 | state                    |
        | Assimilate Starship | on the table          | targeting "I.K.S. Buruk" |
        | Guard Drone         | aboard "I.K.S. Buruk" | stopped                  |
        | Bio-med Drone       | in draw deck          |                          |

    Example: a stopped scout has not scouted the ship
      When Alice ends the turn
      Then "I.K.S. Buruk" is still not scouted
      And "Assimilate Starship" is still on the table
      And "Bio-med Drone" has not been revealed

    Example: nor has one who announced it and went home
      Given Alice has:
        | card           | where                      |
        | Borg Sphere    | at "Wormhole Negotiations" |
        | Two of Eleven  | aboard "Borg Sphere"       |
        | Tactical Drone | aboard "I.K.S. Buruk"      |
      When Alice scouts "I.K.S. Buruk"
      And Alice beams "Tactical Drone" to "Borg Sphere"
      And Alice ends the turn
      Then "I.K.S. Buruk" is still not scouted
      And "Assimilate Starship" is still on the table
      And "Bio-med Drone" has not been revealed

  @ruling=1eS-scouting-ships-13
  Rule: Nobody probes in the turn in which the ship was scouted

    Background:
      Given Alice has:
        | card                | where                 | state                    |
        | Assimilate Starship | on the table          | targeting "I.K.S. Buruk" |
        | Guard Drone         | aboard "I.K.S. Buruk" |                          |
        | Bio-med Drone       | in draw deck          |                          |

    Example: the ship is scouted, and there is no probe yet
      When Alice ends the turn
      Then "I.K.S. Buruk" is now scouted
      And "Assimilate Starship" is still on the table
      And "Bio-med Drone" has not been revealed
      And "Bio-med Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-scouting-ships-14
  Rule: Nobody probes where Borg battled lately

    Background:
      Given Alice has:
        | card                | where                 | state                    |
        | Assimilate Starship | on the table          | targeting "I.K.S. Buruk" |
        | Guard Drone         | aboard "I.K.S. Buruk" |                          |
        | Locutus of Borg     | aboard "I.K.S. Buruk" |                          |
        | Bio-med Drone       | in draw deck          |                          |
        | Interlink Drone     | in draw deck          |                          |

    @part=this-turn
    Example: the scouts fight aboard in her own turn
      Given Bob has:
        | card | where                 |
        | Klag | aboard "I.K.S. Buruk" |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice attacks "Klag" with "Locutus of Borg"
      And Alice ends the turn
      Then "Assimilate Starship" is still on the table

    @part=turn-before
    Example: the scouts were attacked in the turn before
      Given Bob has:
        | card | where                 |
        | Klag | aboard "I.K.S. Buruk" |
      And this has happened:
        | action                                    |
        | Alice ends the turn                       |
        | Bob attacks "Locutus of Borg" with "Klag" |
        | Bob ends the turn                         |
      When Alice ends the turn
      Then "Assimilate Starship" is still on the table

  @ruling=1eS-scouting-ships-15
  Rule: The death of the scout does not undo the scouting

    Background:
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Two of Eleven       | aboard "Borg Sphere"       |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |
        | Tactical Drone      | aboard "I.K.S. Buruk"      |                          |

    Example: a new scout comes, and she probes at the end of that turn
      Given Alice has:
        | card                   | where        |
        | Bio-med Drone [first]  | in draw deck |
        | Bio-med Drone [second] | in draw deck |
      And Bob has:
        | card            | where   |
        | Unseen Marksman | in hand |
      When Alice ends the turn
      And Bob plays "Unseen Marksman" on "Tactical Drone"
      Then "Tactical Drone" has been killed
      When Bob ends the turn
      And Alice beams "Guard Drone" to "I.K.S. Buruk"
      And Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Starship" is now on "I.K.S. Buruk"
      And "I.K.S. Buruk" is still scouted
      And "Guard Drone" is still aboard "I.K.S. Buruk"
      And "Tactical Drone" is still in Alice's discard pile
      And "Bio-med Drone" [first] is still in Alice's hand
      And "Bio-med Drone" [second] is now in Alice's hand
      And "Unseen Marksman" is still in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-ships-16
  Rule: What the objective asks for must be there at the probe

    Background:
      Given Alice has:
        | card                   | where        | state                    |
        | Assimilate Starship    | on the table | targeting "I.K.S. Buruk" |
        | Bio-med Drone [first]  | in draw deck |                          |
        | Bio-med Drone [second] | in draw deck |                          |

    Example: a scout without Computer Skill is not enough
      Given Alice has:
        | card           | where                 |
        | Tactical Drone | aboard "I.K.S. Buruk" |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice ends the turn
      Then "Assimilate Starship" is still on the table

    @frame=many
    Scenario Outline: nor is one with <who>
      Given Alice has:
        | card           | where                      |
        | Tactical Drone | aboard "I.K.S. Buruk"      |
        | Borg Sphere    | at "Wormhole Negotiations" |
      And <player> has:
        | card        | where            |
        | Guard Drone | aboard "<where>" |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice ends the turn
      Then "Assimilate Starship" is still on the table
      And it is now Bob's turn

      Examples: A drone that has the skill, and is Bob's or elsewhere
        | who                                 | player | where        |
        | a skilled drone of Bob's beside it  | Bob    | I.K.S. Buruk |
        | a skilled drone aboard another ship | Alice  | Borg Sphere  |

  @ruling=1eS-scouting-ships-17
  Rule: For a ship, too, a player probes at the end of the turn

    Example: the ship is assimilated
      Given Alice has:
        | card                   | where                 | state                    |
        | Assimilate Starship    | on the table          | targeting "I.K.S. Buruk" |
        | Guard Drone            | aboard "I.K.S. Buruk" |                          |
        | Bio-med Drone [first]  | in draw deck          |                          |
        | Bio-med Drone [second] | in draw deck          |                          |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Starship" is now on "I.K.S. Buruk"
      And "Bio-med Drone" [second] is now in Alice's hand
      And nothing else has changed
