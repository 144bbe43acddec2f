Feature: Objectives that have a location scouted
  What they may target, and what counts for which of them.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Wormhole Negotiations | Alpha    |

  @ruling=1eS-scouting-locations-63
  Rule: A mission that either player has completely scouted is scouted

    Background:
      Given Alice has:
        | card                    | where   |
        | Charting of the Unknown | in hand |

    Example: what has been scouted is no target any more
      Given "Iconia Investigation" is scouted
      When Alice plays "Charting of the Unknown" on "Iconia Investigation"
      Then that is illegal

    Example: what has not been scouted is one
      When Alice plays "Charting of the Unknown" on "Iconia Investigation"
      Then "Charting of the Unknown" is now targeting "Iconia Investigation"
      And "Charting of the Unknown" is now in Alice's core
      And nothing else has changed

    @part=you
    Example: what she has scouted herself is no target
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
        | Bob ends the turn                   |
      When Alice plays "Charting of the Unknown" on "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

    @part=opponent
    Example: nor is what Bob has scouted
      Given Bob has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And it is Bob's turn
      And this has happened:
        | action                            |
        | Bob scouts "Iconia Investigation" |
        | Bob ends the turn                 |
      When Alice plays "Charting of the Unknown" on "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-scouting-locations-64
  Rule: A mission that others emptied of dilemmas is not yet scouted

    Background:
      Given these made-up cards:
        | card        | type    | kind   | span | points | attempted by | requires |
        | Open Ground | mission | planet | 2    | 40     | any          | Youth x9 |
      And these locations:
        | location    | seeded by | quadrant |
        | Open Ground | Bob       | Alpha    |
      And Alice has:
        | card                    | where   |
        | Charting of the Unknown | in hand |

    Example: the opponent met the dilemma there, and the mission is a target
      Given Bob has:
        | card | where            |
        | Worf | on "Open Ground" |
      And Alice has:
        | card                 | where               |
        | Armus - Skin of Evil | under "Open Ground" |
      And this has happened:
        | action                     |
        | Alice ends the turn        |
        | Bob attempts "Open Ground" |
      When Bob ends the turn
      And Alice plays "Charting of the Unknown" on "Open Ground"
      Then "Charting of the Unknown" is now targeting "Open Ground"
      And "Armus - Skin of Evil" is still in Alice's discard pile
      And "Charting of the Unknown" is now in Alice's core
      And nothing else has changed

  @ruling=1eS-scouting-locations-65
  Rule: The objective stays when the opponent completes the scouting of its target

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                    | where        | state                            |
        | Charting of the Unknown | on the table | targeting "Iconia Investigation" |

    Example: she scouts what both wanted, and his objective remains
      When Alice scouts "Iconia Investigation"
      And Alice ends the turn
      Then "Iconia Investigation" is now scouted
      And "Charting of the Unknown" is still on the table
      And nothing else has changed

  @ruling=1eS-scouting-locations-66
  Rule: Scouting must be completed for the objective that is probed for

    Background:
      Given Alice has:
        | card                       | where                     | state                            |
        | Assimilate Planet [first]  | on the table              | targeting "Iconia Investigation" |
        | Assimilate Planet [second] | in hand                   |                                  |
        | Guard Drone                | on "Iconia Investigation" |                                  |
        | Bio-med Drone              | in draw deck              |                                  |
        | Interlink Drone            | in draw deck              |                                  |

    @question=permanent-completion-and-a-new-objective
    Example: an objective that comes later has no use of the scouting
      Given Bob has:
        | card                   | where   |
        | Veto of the Collective | in hand |
      And this has happened:
        | action                                                            |
        | Alice scouts "Iconia Investigation"                               |
        | Alice ends the turn                                               |
        | Bob plays "Veto of the Collective" on "Assimilate Planet" [first] |
        | Bob ends the turn                                                 |
      When Alice plays "Assimilate Planet" [second] on "Iconia Investigation"
      And Alice ends the turn
      Then "Assimilate Planet" [second] is still on the table
      And it is now Bob's turn
      And "Interlink Drone" is now in Alice's hand
      And nothing else has changed

    @reading=permanent-completion-and-a-new-objective/yes
    Example: read the other way, what is scouted is scouted, and she probes for the second one
      Given Bob has:
        | card                   | where   |
        | Veto of the Collective | in hand |
      And this has happened:
        | action                                                            |
        | Alice scouts "Iconia Investigation"                               |
        | Alice ends the turn                                               |
        | Bob plays "Veto of the Collective" on "Assimilate Planet" [first] |
        | Bob ends the turn                                                 |
      When Alice plays "Assimilate Planet" [second] on "Iconia Investigation"
      And Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Planet" [second] is now on "Iconia Investigation"

  @ruling=1eS-scouting-locations-67
  Rule: Scouting is complete for the objective that was current

    Background:
      Given Alice has:
        | card                    | where                      | state                             |
        | Establish Gateway [old] | on the table               | targeting "Wormhole Negotiations" |
        | Establish Gateway [new] | in draw deck               |                                   |
        | A Change of Plans       | in draw deck               |                                   |
        | Borg Sphere             | at "Wormhole Negotiations" |                                   |
        | Borg Queen              | aboard "Borg Sphere"       |                                   |

    Example: she changes her plans instead of drawing, and the sector is scouted all the same
      When Alice scouts "Wormhole Negotiations"
      And Alice ends the turn
      Then "Wormhole Negotiations" is now scouted
      When Alice chooses "Borg Queen"
      And Alice chooses the word "play"
      And Alice chooses "Establish Gateway" [old]
      And Alice chooses the word "discard the objective"
      Then "Establish Gateway" [old] is now in Alice's discard pile
      When Alice chooses "Establish Gateway" [new]
      Then "Establish Gateway" [new] is now on the table
      And "Wormhole Negotiations" is still scouted
      And "A Change of Plans" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-68
  Rule: The objective that took its place needs scouting of its own

    Background:
      Given Alice has:
        | card                    | where                      | state                             | count |
        | Establish Gateway [old] | on the table               | targeting "Wormhole Negotiations" |       |
        | Establish Gateway [new] | in hand                    |                                   |       |
        | Borg Sphere             | at "Wormhole Negotiations" |                                   |       |
        | Guard Drone             | aboard "Borg Sphere"       |                                   |       |
        | Bio-med Drone           | in draw deck               |                                   | 2     |

    @question=permanent-completion-and-a-new-objective @frame=open
    Example: without a second scouting she does not probe for the new one
      Given Bob has:
        | card                   | where   |
        | Veto of the Collective | in hand |
      And this has happened:
        | action                                                          |
        | Alice scouts "Wormhole Negotiations"                            |
        | Alice ends the turn                                             |
        | Bob plays "Veto of the Collective" on "Establish Gateway" [old] |
        | Bob ends the turn                                               |
      When Alice plays "Establish Gateway" [new] on "Wormhole Negotiations"
      And Alice ends the turn
      Then "Establish Gateway" [new] is still on the table
      And it is now Bob's turn

    @reading=permanent-completion-and-a-new-objective/yes
    Example: read the other way, she probes for the new one without scouting again
      Given Bob has:
        | card                   | where   |
        | Veto of the Collective | in hand |
      And this has happened:
        | action                                                          |
        | Alice scouts "Wormhole Negotiations"                            |
        | Alice ends the turn                                             |
        | Bob plays "Veto of the Collective" on "Establish Gateway" [old] |
        | Bob ends the turn                                               |
      When Alice plays "Establish Gateway" [new] on "Wormhole Negotiations"
      And Alice ends the turn
      And Alice chooses yes
      Then "Establish Gateway" [new] is now on "Wormhole Negotiations"
