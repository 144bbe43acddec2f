Feature: When scouting is complete
  It is complete, or not, when the turn ends.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Wormhole Negotiations | Alpha    |
    And Alice has:
      | card              | where        | state                            |
      | Assimilate Planet | on the table | targeting "Iconia Investigation" |

  @ruling=1eS-scouting-locations-46
  Rule: Scouting is complete at the end of the turn when nothing is left to be met

    @part=dilemma
    Example: a drone that met the only dilemma has scouted the planet
      Given Alice has:
        | card        | where                     |
        | Guard Drone | on "Iconia Investigation" |
      And Bob has:
        | card                | where                        |
        | Matriarchal Society | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Iconia Investigation" is still not scouted
      When Alice ends the turn
      Then "Iconia Investigation" is now scouted
      And "Matriarchal Society" has been encountered
      And "Matriarchal Society" is still in Bob's discard pile
      And nothing else has changed

    @part=q-flash
    Example: a drone that came through the only Q-Flash has scouted it, too
      Given Alice has:
        | card        | where                     |
        | Guard Drone | on "Iconia Investigation" |
      And Bob has:
        | card    | where                        |
        | Q-Flash | under "Iconia Investigation" |
      And Bob's Q-Continuum holds in order:
        | card                  |
        | Gift of the Continuum |
      When Alice scouts "Iconia Investigation"
      Then "Q-Flash" has been encountered
      And "Iconia Investigation" is still not scouted
      When Alice ends the turn
      Then "Iconia Investigation" is now scouted
      And "Q-Flash" is still in Bob's discard pile
      And "Gift of the Continuum" is still face up
      And nothing else has changed

  @ruling=1eS-scouting-locations-47
  Rule: No Borg need be left at the location

    Background:
      Given Alice has:
        | card            | where                     |
        | Locutus of Borg | on "Iconia Investigation" |

    Example: the scout is killed by the last dilemma, and scouting is complete
      Given Bob has:
        | card                 | where                        |
        | Armus - Skin of Evil | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Locutus of Borg" has been killed
      When Alice ends the turn
      Then "Iconia Investigation" is now scouted
      And "Locutus of Borg" is still in Alice's discard pile
      And "Armus - Skin of Evil" is still in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-48
  Rule: The last dilemma may have stopped the scouts

    Background:
      Given Alice has:
        | card                 | where                     |
        | Guard Drone [first]  | on "Iconia Investigation" |
        | Guard Drone [second] | on "Iconia Investigation" |

    Example: a drone that was made to wait has scouted the planet all the same
      Given Bob has:
        | card             | where                        |
        | Garanian Bolites | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Guard Drone" [first] and "Guard Drone" [second] are now stopped
      When Alice ends the turn
      Then "Iconia Investigation" is now scouted
      And "Garanian Bolites" is still in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-49
  Rule: Scouting is not complete while a dilemma is left

    @part=dilemma
    Example: the dilemma that stopped the drones is met again
      Given Alice has:
        | card        | where                     |
        | Guard Drone | on "Iconia Investigation" |
      And Bob has:
        | card                          | where                        |
        | Fly by the Seat of your Pants | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Alice ends the turn
      Then "Fly by the Seat of your Pants" is still under "Iconia Investigation"
      And "Iconia Investigation" is still not scouted

    @part=q-flash
    Example: a Q-Flash is left that nobody has come into
      Given Alice has:
        | card                 | where                     |
        | Guard Drone [first]  | on "Iconia Investigation" |
        | Guard Drone [second] | on "Iconia Investigation" |
      And Bob has:
        | card             | where                        |
        | Garanian Bolites | under "Iconia Investigation" |
        | Q-Flash          | under "Iconia Investigation" |
      And the seeds under "Iconia Investigation" hold in order:
        | card             |
        | Garanian Bolites |
        | Q-Flash          |
      When Alice scouts "Iconia Investigation"
      Then "Garanian Bolites" is now in Bob's discard pile
      When Alice ends the turn
      Then "Q-Flash" is still under "Iconia Investigation"
      And "Iconia Investigation" is still not scouted
      And nothing else has changed

  @ruling=1eS-scouting-locations-50
  Rule: A dilemma that has entered play does not remain to be met

    Background:
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |

    Example: Cytherians hold the ship, and scouting is complete
      Given Bob has:
        | card       | where                         |
        | Cytherians | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then "Cytherians" is now on "Borg Sphere"
      When Alice ends the turn
      Then "Wormhole Negotiations" is now scouted
      And nothing else has changed

  @ruling=1eS-scouting-locations-51
  Rule: Scouting that is complete stays complete

    Background:
      Given Alice has:
        | card                   | where                     |
        | Guard Drone            | on "Iconia Investigation" |
        | Bio-med Drone [first]  | in draw deck              |
        | Bio-med Drone [second] | in draw deck              |

    Example: a dilemma that comes later does not keep her from probing
      Given Bob has:
        | card               | where        |
        | Beware of Q        | in hand      |
        | Q                  | in draw deck |
        | Tricorder [first]  | in draw deck |
        | Tricorder [second] | in draw deck |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
      When Bob plays "Beware of Q"
      And Bob chooses "Iconia Investigation"
      Then "Q" is now under "Iconia Investigation"
      When Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Planet" is now on "Iconia Investigation"
      And "Bio-med Drone" [second] is now in Alice's hand
      And "Beware of Q" is still in Bob's discard pile
      And "Tricorder" [first] is still in Bob's hand
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-scouting-locations-52
  Rule: A card that Beware of Q puts there afterwards does not undo the scouting

    Background:
      Given Alice has:
        | card                   | where                      | state                             |
        | Establish Gateway      | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere            | at "Wormhole Negotiations" |                                   |
        | Guard Drone            | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone [first]  | in draw deck               |                                   |
        | Bio-med Drone [second] | in draw deck               |                                   |

    Example: Q comes to the sector too late
      Given Bob has:
        | card               | where        |
        | Beware of Q        | in hand      |
        | Q                  | in draw deck |
        | Tricorder [first]  | in draw deck |
        | Tricorder [second] | in draw deck |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
      When Bob plays "Beware of Q"
      And Bob chooses "Wormhole Negotiations"
      And Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Wormhole Negotiations" is still scouted
      And "Establish Gateway" is now on "Wormhole Negotiations"
      And "Bio-med Drone" [second] is now in Alice's hand
      And "Beware of Q" is still in Bob's discard pile
      And "Q" is still under "Wormhole Negotiations"
      And "Tricorder" [first] is still in Bob's hand
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-scouting-locations-59
  Rule: Even where nothing is left scouting must be announced

    Background:
      Given Alice has:
        | card        | where                     |
        | Guard Drone | on "Iconia Investigation" |

    @part=never-seeded
    Example: a drone on the planet that does not scout has not scouted it
      When Alice ends the turn
      Then "Iconia Investigation" is still not scouted
      And "Guard Drone" is still on "Iconia Investigation"

    @part=cleared
    Example: what the opponent met there in vain is not scouted by that
      Given these made-up cards:
        | card        | type    | kind   | span | points | attempted by | requires |
        | Open Ground | mission | planet | 2    | 40     | any          | Youth x9 |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |
      And Bob has:
        | card | where            |
        | Worf | on "Open Ground" |
      And Alice has:
        | card                 | where               |
        | Armus - Skin of Evil | under "Open Ground" |
        | Survey Drone         | on "Open Ground"    |
      And "Assimilate Planet" is targeting "Open Ground"
      And this has happened:
        | action                     |
        | Alice ends the turn        |
        | Bob attempts "Open Ground" |
        | Bob ends the turn          |
      When Alice ends the turn
      Then "Open Ground" is still not scouted
      And "Survey Drone" is still on "Open Ground"

  @ruling=1eS-scouting-locations-60
  Rule: One scout is enough for a planet where nothing is left

    Example: a drone is beamed down and scouts, and that is all
      Given Alice has:
        | card        | where                     |
        | Borg Sphere | at "Iconia Investigation" |
        | Guard Drone | aboard "Borg Sphere"      |
      When Alice beams "Guard Drone" to "Iconia Investigation"
      And Alice scouts "Iconia Investigation"
      And Alice ends the turn
      Then "Iconia Investigation" is now scouted
      And "Guard Drone" is still on "Iconia Investigation"
      And nothing else has changed

  @ruling=1eS-scouting-locations-61
  Rule: A ship and a crew are enough for a space location where nothing is left

    Example: a drone in a ship scouts, and that is all
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |
      When Alice scouts "Wormhole Negotiations"
      And Alice ends the turn
      Then "Wormhole Negotiations" is now scouted
      And nothing else has changed

  @ruling=1eS-scouting-locations-62
  Rule: Where nothing is left scouting is complete when the turn ends

    Background:
      Given Alice has:
        | card        | where                     |
        | Guard Drone | on "Iconia Investigation" |

    Example: it is not complete before
      When Alice scouts "Iconia Investigation"
      Then "Iconia Investigation" is still not scouted
      When Alice ends the turn
      Then "Iconia Investigation" is now scouted
      And nothing else has changed
