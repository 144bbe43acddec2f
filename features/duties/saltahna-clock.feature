Feature: Saltah'na Clock
  Whoever is aboard with it looks for a fight.

  Background:
    Given these locations:
      | location              | seeded by | quadrant | span |
      | Explore Black Cluster | Alice     | Alpha    | 1    |
      | Excavation            | Alice     | Alpha    | 1    |
      | Wormhole Negotiations | Bob       | Alpha    | 1    |

  @ruling=1eS-saltahna-clock-01
  Rule: No affiliation keeps them from the battle that they must begin

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card            | where         |
        | Saltah'na Clock | on "Runabout" |

    @part=ship
    Example: a runabout of the Federation attacks whomever it can, and flies away after that
      Given Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
      And these are illegal:
        | action                                              |
        | Alice moves "Runabout" to "Wormhole Negotiations" |

    Example: with nobody to attack it flies on
      Then these are legal:
        | action                                            |
        | Alice moves "Runabout" to "Wormhole Negotiations" |

    @part=facility
    Scenario Outline: an outpost of the Federation attacks with the Clock on <host>, and that is <verdict>
      Given these made-up cards:
        | card           | type     | class   | affiliations | weapons | shields |
        | Border Outpost | facility | outpost | Federation   | 8       | 20      |
      And Alice has:
        | card           | where                   |
        | Border Outpost | at "Excavation"         |
        | Jean-Luc Picard | aboard "Border Outpost" |
      And Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
      And "Saltah'na Clock" is on "<host>"
      Then these are <verdict>:
        | action                                                |
        | Alice attacks "Yridian Shuttle" with "Border Outpost" |

      Examples: Itself, and a ship beside it
        | host           | verdict |
        | Border Outpost | legal   |
        | Runabout       | illegal |

    @part=facility @question=duty-undone-when-the-turn-ends @frame=open
    Example: it attacks, although Alice forgets about it
      Given these made-up cards:
        | card           | type     | class   | affiliations | weapons | shields |
        | Border Outpost | facility | outpost | Federation   | 8       | 20      |
      And Alice has:
        | card           | where                   |
        | Border Outpost | at "Excavation"         |
        | Jean-Luc Picard | aboard "Border Outpost" |
      And Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
      And "Saltah'na Clock" is on "Border Outpost"
      When Alice ends the turn
      Then "Yridian Shuttle" has been destroyed

    @reading=duty-undone-when-the-turn-ends/refused
    Example: Alice's turn does not end before it has attacked
      Given these made-up cards:
        | card           | type     | class   | affiliations | weapons | shields |
        | Border Outpost | facility | outpost | Federation   | 8       | 20      |
      And Alice has:
        | card           | where                   |
        | Border Outpost | at "Excavation"         |
        | Jean-Luc Picard | aboard "Border Outpost" |
      And Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
      And "Saltah'na Clock" is on "Border Outpost"
      When Alice ends the turn
      Then that is illegal

    @frame=many
    Example: having attacked, it has done what it must
      Given these made-up cards:
        | card           | type     | class   | affiliations | weapons | shields |
        | Border Outpost | facility | outpost | Federation   | 8       | 20      |
      And Alice has:
        | card            | where                   |
        | Border Outpost  | at "Excavation"         |
        | Jean-Luc Picard | aboard "Border Outpost" |
      And Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
      And "Saltah'na Clock" is on "Border Outpost"
      When Alice attacks "Yridian Shuttle" with "Border Outpost"
      Then "Yridian Shuttle" has been destroyed
      When Alice ends the turn
      Then it is now Bob's turn

  @ruling=1eS-saltahna-clock-02
  Rule: Borg begin it without an objective

    Background:
      Given Alice has:
        | card        | where              |
        | Borg Cube   | at "Excavation"    |
        | Guard Drone | aboard "Borg Cube" |
      And Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
        | Saltah'na Clock | on "Borg Cube"  |

    Example: a cube attacks a shuttle
      Then these are legal:
        | action                                           |
        | Alice attacks "Yridian Shuttle" with "Borg Cube" |

  @ruling=1eS-saltahna-clock-03
  Rule: They attack no cards of their own player's, and need not

    Background:
      Given Alice has:
        | card           | where             |
        | Runabout       | at "Excavation"   |
        | Calloway       | aboard "Runabout" |
        | U.S.S. Hood    | at "Excavation"   |
      And Bob has:
        | card            | where         |
        | Saltah'na Clock | on "Runabout" |

    Example: beside a ship of Alice's own the runabout does as it likes
      Then these are illegal:
        | action                                      |
        | Alice attacks "U.S.S. Hood" with "Runabout" |
      And these are legal:
        | action                                            |
        | Alice moves "Runabout" to "Wormhole Negotiations" |

    Example: beside one of Bob's it must fight that one
      Given Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
      And these are illegal:
        | action                                            |
        | Alice attacks "U.S.S. Hood" with "Runabout"       |
        | Alice moves "Runabout" to "Wormhole Negotiations" |

  @ruling=1eS-saltahna-clock-04
  Rule: It does not have a ship move to where it could fight

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card            | where                      |
        | Yridian Shuttle | at "Wormhole Negotiations" |
        | Saltah'na Clock | on "Runabout"              |

    Example: Bob's shuttle is next door, and the runabout stays, or goes the other way
      Then these are legal:
        | action                                            |
        | Alice moves "Runabout" to "Explore Black Cluster" |
      When play goes on until Bob's turn
      Then "Runabout" is still at "Excavation"
      And nothing else has changed

  @ruling=1eS-saltahna-clock-05
  Rule: The crew must begin a battle on its player's turn, and intruders on theirs

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card            | where             |
        | Klag            | aboard "Runabout" |
        | Saltah'na Clock | on "Runabout"     |

    @part=crew
    Example: with an intruder aboard Alice does not fly away before she has fought him
      Then these are illegal:
        | action                                            |
        | Alice moves "Runabout" to "Wormhole Negotiations" |
      When Alice attacks "Klag" with "Calloway"
      Then "Calloway" has been killed

    @part=intruders @question=duty-undone-when-the-turn-ends @frame=open
    Example: on Bob's turn the intruder begins it, although Bob forgets about it
      Given it is Bob's turn
      When Bob ends the turn
      Then "Calloway" has been killed
      And "Klag" has not been killed

    @reading=duty-undone-when-the-turn-ends/refused
    Example: Bob's turn does not end before the intruder has begun it
      Given it is Bob's turn
      When Bob ends the turn
      Then that is illegal

    Example: with the intruder gone Alice flies away, or leaves it at that
      Given "Klag" is on "Excavation"
      Then these are legal:
        | action                                            |
        | Alice moves "Runabout" to "Wormhole Negotiations" |
      When Alice ends the turn
      Then "Calloway" has not been killed

    @part=intruders @question=duty-undone-when-the-turn-ends @frame=open
    Example: it is so in an outpost
      Given it is Bob's turn
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Taitt              | aboard "Federation Outpost" |
      And Bob has:
        | card                     | where                       |
        | Divok                    | aboard "Federation Outpost" |
        | Saltah'na Clock [second] | on "Federation Outpost"     |
      And "Klag" is on "Excavation"
      When Bob ends the turn
      Then "Taitt" has been killed

    @reading=duty-undone-when-the-turn-ends/refused
    Example: Bob's turn does not end before the intruder in an outpost has begun it
      Given it is Bob's turn
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Taitt              | aboard "Federation Outpost" |
      And Bob has:
        | card                     | where                       |
        | Divok                    | aboard "Federation Outpost" |
        | Saltah'na Clock [second] | on "Federation Outpost"     |
      And "Klag" is on "Excavation"
      When Bob ends the turn
      Then that is illegal

  @ruling=1eS-saltahna-clock-06
  Rule: The crew's player chooses between the intruders and the ships and facilities outside

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card            | where             |
        | Klag            | aboard "Runabout" |
        | Saltah'na Clock | on "Runabout"     |

    @part=intruders @part=ship @part=facility
    Example: three battles, any of which will do
      Given Bob has:
        | card            | where           |
        | Yridian Shuttle | at "Excavation" |
        | Klingon Outpost | at "Excavation" |
      Then these are legal:
        | action                                          |
        | Alice attacks "Klag" with "Calloway"            |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
        | Alice attacks "Klingon Outpost" with "Runabout" |
      And these are illegal:
        | action                                            |
        | Alice moves "Runabout" to "Wormhole Negotiations" |

    Example: without intruders and targets the runabout may fly on
      Given "Klag" is on "Excavation"
      Then these are legal:
        | action                                            |
        | Alice moves "Runabout" to "Wormhole Negotiations" |

  @ruling=1eS-saltahna-clock-07
  Rule: Intruders fight the crew, and no ships

    Background:
      Given Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Calloway    | aboard "Runabout" |
        | U.S.S. Hood | at "Excavation"   |
      And Bob has:
        | card            | where             |
        | Worf            | aboard "Runabout" |
        | Saltah'na Clock | on "Runabout"     |

    @question=duty-undone-when-the-turn-ends @frame=open
    Example: Worf attacks Calloway, and not the Hood outside
      Given it is Bob's turn
      When Bob ends the turn
      Then "Calloway" has been killed
      And "U.S.S. Hood" is still not damaged

    @reading=duty-undone-when-the-turn-ends/refused
    Example: Bob's turn does not end before Worf has done so
      Given it is Bob's turn
      When Bob ends the turn
      Then that is illegal

    Example: alone aboard he fights nobody
      Given "Calloway" is on "Excavation"
      And it is Bob's turn
      When Bob ends the turn
      Then "Calloway" has not been killed
      And "U.S.S. Hood" is still not damaged
