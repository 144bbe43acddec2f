Feature: Probing for an objective
  When a player may probe, and for what.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Wormhole Negotiations | Alpha    |

  @ruling=1eS-scouting-locations-45
  Rule: Whoever must be there to probe need not be on the planet

    @part=borg
    Example: a drone aboard a ship in orbit is there
      Given Alice has:
        | card                   | where                     | state                            |
        | Assimilate Planet      | on the table              | targeting "Iconia Investigation" |
        | Borg Sphere            | at "Iconia Investigation" |                                  |
        | Guard Drone            | on "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck              |                                  |
        | Bio-med Drone [second] | in draw deck              |                                  |
      And this has happened:
        | action                                     |
        | Alice scouts "Iconia Investigation"        |
        | Alice beams "Guard Drone" to "Borg Sphere" |
        | Alice ends the turn                        |
        | Bob ends the turn                          |
      When Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Planet" is now on "Iconia Investigation"
      And Alice now has 25 points
      And "Bio-med Drone" [second] is now in Alice's hand
      And nothing else has changed

    @part=counterpart
    Example: so is the counterpart whom an objective asks for
      Given these locations:
        | location          | quadrant |
        | Espionage Mission | Alpha    |
      And Alice has:
        | card                   | where                  | state                                               |
        | Assimilate Homeworld   | on the table           | targeting "Espionage Mission" and "Locutus of Borg" |
        | Borg Sphere            | at "Espionage Mission" |                                                     |
        | Locutus of Borg        | on "Espionage Mission" |                                                     |
        | Bio-med Drone [first]  | in draw deck           |                                                     |
        | Bio-med Drone [second] | in draw deck           |                                                     |
      And this has happened:
        | action                                         |
        | Alice scouts "Espionage Mission"               |
        | Alice beams "Locutus of Borg" to "Borg Sphere" |
        | Alice ends the turn                            |
        | Bob ends the turn                              |
      When Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Homeworld" is now on "Espionage Mission"
      And Alice now has 40 points
      And "Bio-med Drone" [second] is now in Alice's hand
      And nothing else has changed

    @frame=many
    Example: a drone aboard a ship that has left is not there before the ship is back
      Given these made-up cards:
        | card         | type | affiliations | range |
        | Light Sphere | ship | Borg         | 8     |
      And Alice has:
        | card                   | where                     | state                            |
        | Assimilate Planet      | on the table              | targeting "Iconia Investigation" |
        | Light Sphere           | at "Iconia Investigation" |                                  |
        | Guard Drone            | on "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck              |                                  |
        | Bio-med Drone [second] | in draw deck              |                                  |
        | Bio-med Drone [third]  | in draw deck              |                                  |
      And this has happened:
        | action                                                |
        | Alice scouts "Iconia Investigation"                   |
        | Alice beams "Guard Drone" to "Light Sphere"           |
        | Alice ends the turn                                   |
        | Bob ends the turn                                     |
        | Alice moves "Light Sphere" to "Wormhole Negotiations" |
      When Alice ends the turn
      Then "Assimilate Planet" is still on the table
      When Bob ends the turn
      And Alice moves "Light Sphere" to "Iconia Investigation"
      And Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Planet" is now on "Iconia Investigation"

  @ruling=1eS-scouting-locations-53
  Rule: Nobody probes before scouting is complete

    Example: a turn after scouts were turned back there is no probe
      Given Alice has:
        | card                   | where                     | state                            |
        | Assimilate Planet      | on the table              | targeting "Iconia Investigation" |
        | Guard Drone            | on "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck              |                                  |
        | Bio-med Drone [second] | in draw deck              |                                  |
      And Bob has:
        | card                          | where                        |
        | Fly by the Seat of your Pants | under "Iconia Investigation" |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
        | Bob ends the turn                   |
      When Alice ends the turn
      Then "Assimilate Planet" is still on the table
      And Alice still has 0 points

    Scenario Outline: the turn before <what> met the scouts, and to probe is <verdict>
      Given Alice has:
        | card                   | where                     | state                            |
        | Assimilate Planet      | on the table              | targeting "Iconia Investigation" |
        | Guard Drone            | on "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck              |                                  |
        | Bio-med Drone [second] | in draw deck              |                                  |
      And Bob has:
        | card                          | where  |
        | Fly by the Seat of your Pants | <seed> |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
        | Bob ends the turn                   |
      When Alice probes for "Assimilate Planet"
      Then that is <verdict>

      Examples: A dilemma that stopped them, and nothing
        | what      | seed                         | verdict |
        | a dilemma | under "Iconia Investigation" | illegal |
        | nothing   | in discard pile              | legal   |

  @ruling=1eS-scouting-locations-54
  Rule: Nobody probes in the turn in which scouting was completed

    Example: she scouts, and there is no probe at the end of that turn
      Given Alice has:
        | card                   | where                     | state                            |
        | Assimilate Planet      | on the table              | targeting "Iconia Investigation" |
        | Guard Drone            | on "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck              |                                  |
        | Bio-med Drone [second] | in draw deck              |                                  |
      When Alice scouts "Iconia Investigation"
      And Alice ends the turn
      Then "Iconia Investigation" is now scouted
      And "Assimilate Planet" is still on the table
      And "Bio-med Drone" [first] is now in Alice's hand
      And nothing else has changed

    Scenario Outline: nor does she with Service the Collective <how>
      Given these locations:
        | location          | quadrant |
        | Espionage Mission | Alpha    |
      And <player> has:
        | card                   | where   | state   |
        | Service the Collective | <where> | <state> |
      And Alice has:
        | card                 | where                  | state                                               |
        | Assimilate Homeworld | on the table           | targeting "Espionage Mission" and "Locutus of Borg" |
        | Locutus of Borg      | on "Espionage Mission" |                                                     |
        | Bio-med Drone        | in draw deck           |                                                     |
      When Alice scouts "Espionage Mission"
      And Alice ends the turn
      Then "Espionage Mission" is now scouted
      And "Assimilate Homeworld" is still on the table
      And "Service the Collective" is still <there>
      And "Bio-med Drone" is now in Alice's hand
      And nothing else has changed

      Examples:
        | how               | player | where        | state     | there           |
        | of the opponent's | Bob    | on the table |           | on the table    |
        | that is in hand   | Alice  | in hand      |           | in Alice's hand |
        | that is face down | Alice  | on the table | face down | on the table    |

    Scenario Outline: nor does she with Service the Collective and <whom> on <planet>, which <player> has seeded
      Given these made-up cards:
        | card           | type    | kind   | points | attempted by |
        | Human Colony   | mission | planet | 40     | Federation   |
        | Klingon Colony | mission | planet | 40     | Klingon      |
      And these locations:
        | location | seeded by | quadrant |
        | <planet> | <player>  | Alpha    |
      And Alice has:
        | card                   | where         | state                |
        | Service the Collective | on the table  |                      |
        | Assimilate Planet      | on the table  | targeting "<planet>" |
        | <whom>                 | on "<planet>" |                      |
        | Bio-med Drone          | in draw deck  |                      |
      When Alice scouts "<planet>"
      And Alice ends the turn
      Then "Assimilate Planet" is still on the table
      And "<planet>" is now scouted
      And "Bio-med Drone" is now in Alice's hand
      And nothing else has changed

      Examples:
        | planet         | player | whom            |
        | Human Colony   | Bob    | Locutus of Borg |
        | Klingon Colony | Alice  | Locutus of Borg |
        | Human Colony   | Alice  | Dukat of Borg   |

    @frame=many
    Example: nor does she by Service the Collective at a mission whose people none of her counterparts there has left
      Given these made-up cards:
        | card           | type    | kind   | points | attempted by |
        | Klingon Colony | mission | planet | 40     | Klingon      |
      And these locations:
        | location       | seeded by | quadrant |
        | Klingon Colony | Alice     | Alpha    |
        | Excavation     | Bob       | Alpha    |
      And Bob has:
        | card   | where           | state                            |
        | Gowron | on "Excavation" | assimilated, controlled by Alice |
      And Alice has:
        | card                   | where               | state                      |
        | Service the Collective | on the table        |                            |
        | Assimilate Planet      | on the table        | targeting "Klingon Colony" |
        | Assimilate Counterpart | on "Gowron"         |                            |
        | Locutus of Borg        | on "Klingon Colony" |                            |
        | Bio-med Drone          | in draw deck        |                            |
      When Alice scouts "Klingon Colony"
      And Alice ends the turn
      Then "Assimilate Planet" is still on the table
      And "Bio-med Drone" is now in Alice's hand
      And it is now Bob's turn

  @ruling=1eS-scouting-locations-55
  Rule: With Service the Collective a homeworld is probed for in the same turn

    Example: the homeworld is assimilated in the turn in which it was scouted
      Given these locations:
        | location          | quadrant |
        | Espionage Mission | Alpha    |
      And Alice has:
        | card                   | where                  | state                                               |
        | Service the Collective | on the table           |                                                     |
        | Assimilate Homeworld   | on the table           | targeting "Espionage Mission" and "Locutus of Borg" |
        | Locutus of Borg        | on "Espionage Mission" |                                                     |
        | Bio-med Drone          | in draw deck           |                                                     |
      When Alice scouts "Espionage Mission"
      And Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Homeworld" is now on "Espionage Mission"
      And "Espionage Mission" is still scouted
      And "Bio-med Drone" is now in Alice's hand
      And Alice now has 40 points
      And nothing else has changed

  @ruling=1eS-scouting-locations-56
  Rule: Nobody probes where Borg battled this turn

    Example: she fights at the location she has scouted, and does not probe
      Given Alice has:
        | card                   | where                      | state                             |
        | Establish Gateway      | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere            | at "Wormhole Negotiations" |                                   |
        | Locutus of Borg        | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone [first]  | in draw deck               |                                   |
        | Bio-med Drone [second] | in draw deck               |                                   |
      And Bob has:
        | card         | where                      |
        | I.K.S. Buruk | at "Wormhole Negotiations" |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice attacks "I.K.S. Buruk" with "Borg Sphere"
      And Alice ends the turn
      Then "Establish Gateway" is still on the table
      And Alice still has 0 points

    Example: not even with Service the Collective
      Given these locations:
        | location          | quadrant |
        | Espionage Mission | Alpha    |
      And Alice has:
        | card                   | where                  | state                                               |
        | Service the Collective | on the table           |                                                     |
        | Assimilate Homeworld   | on the table           | targeting "Espionage Mission" and "Locutus of Borg" |
        | Locutus of Borg        | on "Espionage Mission" |                                                     |
        | Bio-med Drone          | in draw deck           |                                                     |
      And Bob has:
        | card         | where                  |
        | Alyssa Ogawa | on "Espionage Mission" |
      When Alice scouts "Espionage Mission"
      And Alice attacks "Alyssa Ogawa" with "Locutus of Borg"
      And Alice ends the turn
      Then "Assimilate Homeworld" is still on the table
      And "Bio-med Drone" is now in Alice's hand
      And "Espionage Mission" is now scouted
      And "Alyssa Ogawa" is still in Bob's discard pile
      And nothing else has changed

    Scenario Outline: she fights at <where>, and to probe is <verdict>
      Given these locations:
        | location     | quadrant |
        | Plunder Site | Alpha    |
      And Alice has:
        | card                   | where                         | state                             |
        | Establish Gateway      | on the table                  | targeting "Wormhole Negotiations" |
        | Borg Sphere [scouts]   | at "Wormhole Negotiations"    |                                   |
        | Guard Drone            | aboard "Borg Sphere" [scouts] |                                   |
        | Borg Sphere [fights]   | at "<location>"               |                                   |
        | Locutus of Borg        | aboard "Borg Sphere" [fights] |                                   |
        | Bio-med Drone [first]  | in draw deck                  |                                   |
        | Bio-med Drone [second] | in draw deck                  |                                   |
      And Bob has:
        | card         | where           |
        | I.K.S. Buruk | at "<location>" |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice attacks "I.K.S. Buruk" with "Borg Sphere" [fights]
      And Alice probes for "Establish Gateway"
      Then that is <verdict>

      Examples: The same location, and another one
        | where             | location              | verdict |
        | the same location | Wormhole Negotiations | illegal |
        | another location  | Plunder Site          | legal   |

    Scenario Outline: <who> fights there, and to probe is <verdict>
      Given these made-up cards:
        | card         | type | affiliations | range | weapons | shields |
        | Small Raider | ship | Romulan      | 8     | 7       | 7       |
      And Alice has:
        | card                   | where                      | state                             |
        | Establish Gateway      | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere            | at "Wormhole Negotiations" |                                   |
        | Locutus of Borg        | aboard "Borg Sphere"       |                                   |
        | Small Raider           | at "Wormhole Negotiations" |                                   |
        | Tomalak                | aboard "Small Raider"      |                                   |
        | Bio-med Drone [first]  | in draw deck               |                                   |
        | Bio-med Drone [second] | in draw deck               |                                   |
      And Bob has:
        | card         | where                      |
        | I.K.S. Buruk | at "Wormhole Negotiations" |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice attacks "I.K.S. Buruk" with "<ship>"
      And Alice probes for "Establish Gateway"
      Then that is <verdict>

      Examples: Borg, and a ship of hers that is none of theirs
        | who                   | ship         | verdict |
        | a ship of the Borg    | Borg Sphere  | illegal |
        | a Romulan ship of hers | Small Raider | legal  |

  @ruling=1eS-scouting-locations-57
  Rule: Nobody probes where Borg battled in the opponent's turn before

    Example: they were attacked at the location, and she does not probe
      Given Alice has:
        | card                   | where                      | state                             |
        | Establish Gateway      | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere            | at "Wormhole Negotiations" |                                   |
        | Guard Drone            | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone [first]  | in draw deck               |                                   |
        | Bio-med Drone [second] | in draw deck               |                                   |
      And Bob has:
        | card         | where                      |
        | I.K.S. Buruk | at "Wormhole Negotiations" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
      When Bob attacks "Borg Sphere" with "I.K.S. Buruk"
      And Alice chooses none
      And Bob ends the turn
      And Alice ends the turn
      Then "Establish Gateway" is still on the table
      And Alice still has 0 points

  @ruling=1eS-scouting-locations-58
  Rule: A player probes at the end of the turn

    Background:
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone     | in draw deck               |                                   |

    Example: the probe succeeds, and a gateway is established
      Given Alice has:
        | card            | where        |
        | Two of Nineteen | in draw deck |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      Then "Two of Nineteen" has been revealed
      And "Establish Gateway" is now on "Wormhole Negotiations"
      And Alice now has 25 points
      And "Two of Nineteen" is now in Alice's hand
      And nothing else has changed

    @frame=many
    Example: she would rather not
      Given Alice has:
        | card            | where        |
        | Two of Nineteen | in draw deck |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses no
      Then "Two of Nineteen" has not been revealed
      And "Establish Gateway" is still on the table
      And it is now Bob's turn

    Example: the probe is in vain
      Given Alice has:
        | card              | where        |
        | Eight of Nineteen | in draw deck |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      Then "Eight of Nineteen" has been revealed
      And "Establish Gateway" is still on the table
