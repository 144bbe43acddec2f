Feature: Places destroyed by a Supernova
  What is there is lost, and a location without a name and without a type is left.

  Background:
    Given these locations:
      | location              | quadrant |
      | Excavation            | Alpha    |
      | Wormhole Negotiations | Alpha    |
      | Refuse Immigration    | Alpha    |
    And Alice has:
      | card      | where        |
      | Tox Uthat | on the table |
      | Supernova | in hand      |

  @ruling=1eS-supernova-01
  Rule: It is played on a mission, and on no other location

    Scenario Outline: on <place> that is <verdict>
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
        | Barzan Wormhole         | Alpha    |
      When Alice plays "Supernova" on "<place>"
      Then that is <verdict>

      @part=time-location
      Examples: A time location
        | place          | verdict |
        | Sherman's Peak | illegal |

      @part=other
      Examples: A location that a doorway makes
        | place           | verdict |
        | Barzan Wormhole | illegal |

      Examples: A mission
        | place                   | verdict |
        | Agricultural Assessment | legal   |

  @ruling=1eS-supernova-02
  Rule: The mission stays beneath it as a location, and its span counts

    Example: a ship flies past what was Wormhole Negotiations
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      When Alice plays "Supernova" on "Wormhole Negotiations"
      Then "Supernova" is now on "Wormhole Negotiations"
      And "Wormhole Negotiations" is still in the Alpha Quadrant spaceline
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed
      When Alice moves "Runabout" to "Wormhole Negotiations"
      Then "Runabout" is now at "Wormhole Negotiations"
      And the remaining RANGE of "Runabout" is 3
      And "Supernova" is still on "Wormhole Negotiations"
      And nothing else has changed

  @ruling=1eS-supernova-03
  Rule: The location is neither a planet nor in space

    Background:
      Given Alice has:
        | card                       | where        |
        | Alternate Universe Door    | on the table |
        | Manheim's Dimensional Door | in hand      |
        | Scan                       | in hand      |

    Scenario Outline: <card> is played on <what>, and not there
      Given this has happened:
        | action                                |
        | Alice plays "Supernova" on "<place>" |
      When Alice plays "<card>" on "<place>"
      Then that is illegal
      And nothing else has changed

      Examples:
        | card                       | what         | place                 |
        | Manheim's Dimensional Door | planets      | Excavation            |
        | Scan                       | what is in space | Wormhole Negotiations |

    Scenario Outline: <card> is played on <place> as it was
      Given this has happened:
        | action                                          |
        | Alice plays "Supernova" on "Refuse Immigration" |
      When Alice plays "<card>" on "<place>"
      Then that is legal

      Examples:
        | card                       | place                 |
        | Manheim's Dimensional Door | Excavation            |
        | Scan                       | Wormhole Negotiations |

    Scenario Outline: after a Supernova on <place> it is <verdict> to beam down at Excavation
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Wormhole Negotiations" |
        | Calloway | aboard "Runabout"          |
      And this has happened:
        | action                                |
        | Alice plays "Supernova" on "<place>"  |
        | Alice moves "Runabout" to "Excavation" |
      When Alice beams "Calloway" to "Excavation"
      Then that is <verdict>

      Examples:
        | place              | verdict |
        | Excavation         | illegal |
        | Refuse Immigration | legal   |

    Example: it is so of a planet that Bob seeded
      Given these locations:
        | location   | seeded by | quadrant |
        | Evacuation | Bob       | Alpha    |
      And this has happened:
        | action                                  |
        | Alice plays "Supernova" on "Evacuation" |
      When Alice plays "Manheim's Dimensional Door" on "Evacuation"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-supernova-04
  Rule: Of the mission nothing but its span is left

    @part=game-text
    Scenario Outline: after a Supernova on <place> it is <verdict> to attempt Empty Reach
      Given these made-up cards:
        | card        | type    | kind  | span | attempted by |
        | Empty Reach | mission | space | 1    | any          |
      And these locations:
        | location    | quadrant |
        | Empty Reach | Alpha    |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Wormhole Negotiations" |
        | Calloway | aboard "Runabout"          |
      And this has happened:
        | action                                  |
        | Alice plays "Supernova" on "<place>"    |
        | Alice moves "Runabout" to "Empty Reach" |
      When Alice attempts "Empty Reach"
      Then that is <verdict>

      Examples:
        | place              | verdict |
        | Empty Reach        | illegal |
        | Excavation         | legal   |

    @part=icons
    Scenario Outline: after a Supernova on <place> an outpost is built at Excavation, and that is <verdict>
      Given Alice has:
        | card                            | where                      |
        | Delta Quadrant Spatial Scission | on the table               |
        | Tom Paris [second]              | in hand                    |
        | Tom Paris [first]               | aboard "Runabout"          |
        | Runabout                        | at "Wormhole Negotiations" |
        | Geordi La Forge                 | aboard "Runabout"          |
        | Federation Outpost              | in hand                    |
      And this has happened:
        | action                                 |
        | Alice plays "Supernova" on "<place>"   |
        | Alice moves "Runabout" to "Excavation" |
        | Alice ends the turn                    |
        | Bob ends the turn                      |
      When Alice plays "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: There, and elsewhere
        | place              | verdict |
        | Excavation         | illegal |
        | Refuse Immigration | legal   |

    @part=title @frame=differs
    Scenario Outline: after a Supernova on <place> Jamaharon takes a lonely man to <where>
      Given these locations:
        | location          | quadrant |
        | Risa Shore Leave  | Alpha    |
        | Plunder Site      | Alpha    |
      And Alice has:
        | card                    | where             |
        | Worf                    | on "Plunder Site" |
        | Jamaharon               | in hand           |
        | Alternate Universe Door | on the table      |
      And this has happened:
        | action                               |
        | Alice plays "Supernova" on "<place>" |
      When Alice plays "Jamaharon" on "Worf"
      Then "Worf" is <there>

      Examples: The planet of leisure, and another one
        | place              | where         | there                     |
        | Risa Shore Leave   | no other place | still on "Plunder Site"   |
        | Refuse Immigration | Risa          | now on "Risa Shore Leave" |

  @ruling=1eS-supernova-06
  Rule: What it does not affect stays where it is

    @part=gomtuu
    Example: Gomtuu with Tam Elbrun aboard stays, and without him Gomtuu is lost
      Given Bob has:
        | card         | where                 |
        | Gomtuu [his] | at "Excavation"       |
        | Tam Elbrun   | aboard "Gomtuu" [his] |
      And Alice has:
        | card          | where                  |
        | Gomtuu [hers] | at "Excavation"        |
        | Calloway      | aboard "Gomtuu" [hers] |
      When Alice plays "Supernova" on "Excavation"
      Then "Gomtuu" [his] is still at "Excavation"
      And "Gomtuu" [hers] and "Calloway" are now in Alice's discard pile
      And "Supernova" is now on "Excavation"
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed

    @part=objectives
    Example: a completed objective stays, and an event does not
      Given Bob has:
        | card              | where           |
        | Assimilate Planet | on "Excavation" |
        | Distortion Field  | on "Excavation" |
      When Alice plays "Supernova" on "Excavation"
      Then "Assimilate Planet" is still on "Excavation"
      And "Distortion Field" is now in Bob's discard pile
      And "Supernova" is now on "Excavation"
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-supernova-07
  Rule: Nor is anything lost that is on such a card

    Example: what lies on Gomtuu, and who is aboard, stays
      Given Bob has:
        | card                      | where           |
        | Gomtuu                    | at "Excavation" |
        | Tam Elbrun                | aboard "Gomtuu" |
        | Bynars Weapon Enhancement | on "Gomtuu"     |
        | Runabout                  | at "Excavation" |
        | Calloway                  | aboard "Runabout" |
      When Alice plays "Supernova" on "Excavation"
      Then "Runabout" and "Calloway" are now in Bob's discard pile
      And "Supernova" is now on "Excavation"
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-supernova-14
  Rule: Kevin Uxbridge comes too late to restore anything

    Example: the event is nullified, and what was Excavation is no planet
      Given Alice has:
        | card                       | where        |
        | Alternate Universe Door    | on the table |
        | Manheim's Dimensional Door | in hand      |
        | Kevin Uxbridge             | in hand      |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And this has happened:
        | action                                  |
        | Alice plays "Supernova" on "Excavation" |
      When Alice plays "Kevin Uxbridge" on "Supernova"
      Then "Supernova" has been nullified
      And "Supernova" and "Kevin Uxbridge" are now in Alice's discard pile
      And nothing else has changed
      When Alice plays "Manheim's Dimensional Door" on "Excavation"
      Then that is illegal
      And nothing else has changed
